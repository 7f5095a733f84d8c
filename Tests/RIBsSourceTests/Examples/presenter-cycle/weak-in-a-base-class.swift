// A base class has the weak property.
protocol PagePresentableListener: AnyObject {
  func didTapClose()
}

class PageViewController: UIViewController, ViewControllable {
  weak var listener: PagePresentableListener?
}

protocol DetailPresentable: Presentable {
  var listener: PagePresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, PagePresentableListener {
  override init(presenter: DetailPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapClose() {}
}

final class DetailViewController: PageViewController, DetailPresentable {}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
