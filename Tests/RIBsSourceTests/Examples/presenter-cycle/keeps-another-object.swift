// The presenter keeps another object.
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
  weak var listener: DetailPresentableListener?
  private var formatter: TitleFormatting?
  private let dataSource = DetailDataSource()
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
