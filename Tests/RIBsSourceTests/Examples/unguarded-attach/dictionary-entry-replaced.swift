// A second tap on the same row replaces the entry of a dictionary.
protocol ListPresentableListener: AnyObject {
  func didSelectRow(id: String)
}

protocol ListPresentable: Presentable {
  var listener: ListPresentableListener? { get set }
}

final class ListInteractor: PresentableInteractor<ListPresentable>, ListPresentableListener {
  weak var router: ListRouter?

  func didSelectRow(id: String) {
    router?.routeToDetail(of: id)
  }
}

final class ListRouter: Router<ListInteractor> {
  private var details: [String: DetailRouter] = [:]
  private let detailBuilder: DetailBuilder

  init(interactor: ListInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToDetail(of id: String) {
    let detail = detailBuilder.build(withListener: interactor)
    details[id] = detail
    attachChild(detail)  // reported: error
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
