// A subclass assigns it.
class PageRouter: Router<PageInteractor> {
  var page: Routing?

  func detachPage() {
    guard let page else { return }
    detachChild(page)
    self.page = nil
  }
}

final class HomeRouter: PageRouter {
  private let detailBuilder: DetailBuilder

  init(interactor: PageInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    detachPage()
    let detail = detailBuilder.build(withListener: interactor)
    page = detail
    attachChild(detail)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
