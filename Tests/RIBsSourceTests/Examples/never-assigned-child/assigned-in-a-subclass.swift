// A subclass assigns it.
// with: PlainKid
class PageRouter: Router<PageInteractor> {
  var page: Routing?

  func detachPage() {
    guard let page else { return }
    detachChild(page)
    self.page = nil
  }
}

final class MomRouter: PageRouter {
  private let kidBuilder: KidBuilder

  init(interactor: PageInteractor, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    detachPage()
    let kid = kidBuilder.build(withListener: interactor)
    page = kid
    attachChild(kid)
  }
}
