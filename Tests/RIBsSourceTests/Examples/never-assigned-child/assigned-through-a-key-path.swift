// A key path or an inout argument assigns it.
final class HomeRouter: Router<HomeInteractor> {
  private let detailBuilder: DetailBuilder
  private var detail: Routing?
  private var settings: Routing?

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    attach(detailBuilder.build(withListener: interactor), to: \.detail)
    store(detailBuilder.build(withListener: interactor), in: &settings)
  }

  private func attach(_ child: Routing, to slot: ReferenceWritableKeyPath<HomeRouter, Routing?>) {
    self[keyPath: slot] = child
    attachChild(child)
  }

  private func store(_ child: Routing, in slot: inout Routing?) {
    slot = child
    attachChild(child)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
