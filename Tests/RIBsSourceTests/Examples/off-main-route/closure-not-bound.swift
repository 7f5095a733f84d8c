// Nothing binds the closure to the main actor.
// with: PlainKid, MomTaps
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    run { [weak self] in
      await self?.wait()
      self?.router?.routeToKid()  // reported: warning
    }
  }

  private func wait() async { await Task.yield() }

  private func run(_ work: @escaping () async -> Void) { Task { await work() } }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}
