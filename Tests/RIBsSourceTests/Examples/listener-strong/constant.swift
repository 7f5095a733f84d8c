// A constant that the init sets.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

final class DetailInteractor: Interactor {
  private let listener: any DetailListener  // reported: info

  init(listener: any DetailListener) {
    self.listener = listener
    super.init()
  }

  func close() {
    listener.detailDidClose()
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: any DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
