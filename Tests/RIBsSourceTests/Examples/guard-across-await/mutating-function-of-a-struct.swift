// A gate refuses a second call.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var gate = Gate()

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    guard gate.enter() else { return }
    defer { gate.leave() }
    guard kid == nil else { return }
    let router = await kidBuilder.make(withListener: interactor)
    kid = router
    attachChild(router)  // reported: info
  }

  func close() async {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

struct Gate {
  private var isTaken = false

  mutating func enter() -> Bool {
    if isTaken { return false }
    isTaken = true
    return true
  }

  mutating func leave() { isTaken = false }
}
