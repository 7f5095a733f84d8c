// One of two callers replaces the child, the other does not.
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidSelectRelated() {
    router?.routeToKid()
  }

  func kidDidClose() {
    router?.detachCurrent()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var current: Routing?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    routeToKid()
  }

  func routeToKid() {
    detachCurrent()
    let kid = kidBuilder.build(withListener: interactor)
    current = kid
    attachChild(kid)
  }

  func detachCurrent() {
    guard let child = current else { return }
    detachChild(child)  // reported: warning
  }
}

protocol KidListener: AnyObject {
  func kidDidSelectRelated()
  func kidDidClose()
}

protocol KidPresentableListener: AnyObject {
  func didTapRelated()
  func didTapClose()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapRelated() {
    listener?.kidDidSelectRelated()
  }

  func didTapClose() {
    listener?.kidDidClose()
  }
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor(presenter: KidViewController())
    interactor.listener = listener
    return KidRouter(interactor: interactor)
  }
}
