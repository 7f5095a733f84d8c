// A protocol asks for a property, and stores none.
protocol DetailListener: AnyObject {
  func detailDidClose()
}

protocol DetailInteractable: Interactable {
  var listener: DetailListener? { get set }
}

final class DetailInteractor: Interactor, DetailInteractable {
  weak var listener: DetailListener?
}

final class DetailRouter: Router<DetailInteractable> {}
