// Kid without a view. Its builder returns the router together with an actionable item.
import RIBs

protocol KidActionableItem: AnyObject {}

protocol KidListener: AnyObject {}

final class KidInteractor: Interactor, KidActionableItem {
  weak var listener: KidListener?
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(
    withListener listener: KidListener
  ) -> (router: KidRouter, actionableItem: KidActionableItem) {
    let interactor = KidInteractor()
    interactor.listener = listener
    return (KidRouter(interactor: interactor), interactor)
  }
}
