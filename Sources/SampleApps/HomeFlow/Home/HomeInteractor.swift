import InstrumentedRIBs

extension HomeFlowApp {
  protocol HomeRouting: ViewableRouting {}

  protocol HomePresentable: Presentable {
    var listener: (any HomePresentableListener)? { get set }
  }

  protocol HomeListener: AnyObject {
    func homeDidTapRandom()
    func homeDidTapLogOut()
  }

  /// The start page.
  final class HomeInteractor: PresentableInteractor<any HomePresentable>, HomeInteractable,
    HomePresentableListener
  {
    weak var router: (any HomeRouting)?
    weak var listener: (any HomeListener)?

    override init(presenter: any HomePresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: HomePresentableListener

    func didTapRandom() {
      listener?.homeDidTapRandom()
    }

    func didTapLogOut() {
      listener?.homeDidTapLogOut()
    }
  }
}
