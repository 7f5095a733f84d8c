// A class stores what a protocol asks for.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

protocol DetailInteractable: Interactable {
  var listener: DetailListener? { get set }
}

final class DetailInteractor: Interactor, DetailInteractable {
  var listener: DetailListener?  // reported: info
}

final class DetailRouter: Router<DetailInteractable> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    let interactor = DetailInteractor()
    interactor.listener = listener
    return DetailRouter(interactor: interactor)
  }
}

final class HomeInteractor: Interactor, DetailListener {
  func detailDidClose() {}
}
