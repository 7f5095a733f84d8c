// A computed property stores nothing.
final class HomeRouter: Router<HomeInteractor> {
  private let detailBuilder: DetailBuilder
  private var current: Routing? { children.last }

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    attachChild(detailBuilder.build(withListener: interactor))
  }

  func detachCurrent() {
    if let current { detachChild(current) }
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
