// An enum leaves the case that carries the child.
// with: PlainKid
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapForget()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapForget() { router?.forget() }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private enum Stage {
    case idle
    case kid(KidRouter)
  }

  private var stage = Stage.idle

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard case .idle = stage else { return }
    let new = kidBuilder.build(withListener: interactor)
    stage = .kid(new)
    attachChild(new)
  }

  func forget() {
    stage = .idle  // reported: warning
  }
}
