// A function of the state refuses a second call.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var phase = Phase.idle

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    guard phase.begin() else { return }
    let router = await kidBuilder.make(withListener: interactor)
    kid = router
    attachChild(router)
  }

  func close() async {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
    phase = .idle
  }
}

enum Phase {
  case idle, busy

  mutating func begin() -> Bool {
    guard self == .idle else { return false }
    self = .busy
    return true
  }
}
