// Kid calls her listener when she resigns, and Mom detaches her then. Mom's property still holds her.
// with: PlainKidWhoResigns
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapClose() { router?.close() }
  func kidDidFinish() { router?.close() }
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
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)  // reported: warning
    self.kid = nil
  }
}
