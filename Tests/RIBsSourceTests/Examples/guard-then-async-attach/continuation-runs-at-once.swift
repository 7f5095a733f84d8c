// The body of a continuation runs at once.
// with: PlainKid, MomTaps
final class MomRouter: Router<MomInteractor> {
  private var kid: KidRouter?
  private var answer: CheckedContinuation<Void, Never>?
  private let kidBuilder: KidBuilder

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    Task { @MainActor in
      guard self.kid == nil else { return }
      await withCheckedContinuation { continuation in
        answer = continuation
        open()
      }
    }
  }

  private func open() {
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
  }
}
