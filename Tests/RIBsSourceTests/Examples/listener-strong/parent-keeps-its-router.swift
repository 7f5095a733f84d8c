// The parent's interactor holds its router strongly, which holds the child.
import RIBs

protocol KidListener: AnyObject {
  func kidDidClose()
}

final class MomInteractor: Interactor, KidListener {
  var router: MomRouter?  // reported: warning router-strong

  func kidDidClose() { router?.close() }
}

final class KidInteractor: Interactor {
  private let listener: KidListener  // reported: warning

  init(listener: KidListener) { self.listener = listener }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    KidRouter(interactor: KidInteractor(listener: listener))
  }
}

final class MomRouter: Router<MomInteractor> {
  override init(interactor: MomInteractor) {
    super.init(interactor: interactor)
    interactor.router = self
  }

  func close() {}
}
