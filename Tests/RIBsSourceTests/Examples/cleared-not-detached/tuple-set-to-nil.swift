// The property holds the child beside something else.
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
  private var shown: (kid: KidRouter, isLarge: Bool)?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard shown == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    attachChild(new)
    shown = (new, true)
  }

  func forget() {
    shown = nil  // reported: warning
  }
}
