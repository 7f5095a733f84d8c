// The listener is called, and the RIB goes with its children.
// with: PlainKid
protocol MomListener: AnyObject {
  func momDidClose()
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapClose()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  weak var listener: MomListener?

  func didTapOpen() { router?.open() }

  func didTapClose() {
    router?.forget()
    listener?.momDidClose()
  }
}

final class MomRouter: Router<MomInteractor> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    attachChild(new)
    kid = new
  }

  func forget() {
    kid = nil
  }
}
