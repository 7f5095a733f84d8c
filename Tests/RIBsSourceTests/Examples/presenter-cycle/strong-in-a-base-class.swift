// A base class has the property, which is not weak.
protocol PagePresentableListener: AnyObject {
  func didTapClose()
}

class PageViewController: UIViewController, ViewControllable {
  var listener: PagePresentableListener?  // reported: warning
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
