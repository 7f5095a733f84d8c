// The listener has another name.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

protocol DetailInteractable: Interactable {
  var parent: DetailListener? { get set }
}

final class DetailInteractor: Interactor, DetailInteractable {
  var parent: DetailListener?  // reported: info

  func close() {
    parent?.detailDidClose()
  }
}

final class DetailRouter: Router<DetailInteractable> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    let interactor = DetailInteractor()
    interactor.parent = listener
    return DetailRouter(interactor: interactor)
  }
}
