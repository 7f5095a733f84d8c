// Another property takes the child over.
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
  private var kid: KidRouter?
  private var former: KidRouter?

  init(interactor: MomInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func open() {
    guard kid == nil, former == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    attachChild(new)
    kid = new
  }

  func forget() {
    former = kid
    kid = nil
    close()
  }

  private func close() {
    if let former { detachChild(former) }
    former = nil
  }
}
