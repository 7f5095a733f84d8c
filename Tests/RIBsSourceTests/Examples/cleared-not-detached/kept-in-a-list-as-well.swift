// A list keeps the child, and another function detaches what it holds.
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
  private var current: KidRouter?
  private var kids: [KidRouter] = []

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    let new = kidBuilder.build(withListener: interactor)
    kids.append(new)
    current = new
    attachChild(new)
  }

  func forget() {
    current = nil
  }

  override func didLoad() {
    super.didLoad()
    kids.forEach(detachChild)
    kids = []
  }
}
