// Kid without a view. She calls her listener when she resigns.
import RIBs

protocol KidListener: AnyObject {
  func kidDidFinish()
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?

  override func willResignActive() {
    super.willResignActive()
    listener?.kidDidFinish()
  }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor()
    interactor.listener = listener
    return KidRouter(interactor: interactor)
  }
}
