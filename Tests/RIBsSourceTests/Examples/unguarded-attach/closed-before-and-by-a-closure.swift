// The child before is detached at once.
// with: PlainKid
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  let states = PassthroughSubject<Bool, Never>()
  private var task: Task<Void, Never>?

  override func didBecomeActive() {
    super.didBecomeActive()
    task = Task { @MainActor [weak self, states] in
      for await isLost in states.values where isLost { self?.router?.routeToKid() }
    }
  }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
  }
}

final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    forget()
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
    Panel().onClose = { [weak self] in self?.forget() }
  }

  func forget() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

final class Panel {
  var onClose: (() -> Void)?
}
