// The presenter keeps other objects, and the listener.
protocol DetailPresentable: Presentable {
  var listener: DetailPresentableListener? { get set }
}

protocol DetailPresentableListener: AnyObject {
  func didTapClose()
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
  override init(presenter: DetailPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapClose() {}
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
  var listener: DetailPresentableListener?  // reported: warning
  private var formatter: TitleFormatting?
  private let dataSource = DetailDataSource()
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
