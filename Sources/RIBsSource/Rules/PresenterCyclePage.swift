import RIBsAnalysis

extension RulePage {
  /// `presenter-cycle`
  static let presenterCycle = RulePage(
    id: "presenter-cycle", severity: .warning, or: [.info],
    summary: "An interactor and its presenter hold each other.",
    reason: """
      PresentableInteractor keeps its presenter. If the presenter keeps its listener, which is the interactor, \
      or a closure that captures the interactor strongly, neither ever goes. Each visit of the screen leaves an interactor and a view in memory. \
      A router and its view hold each other the same way if the view keeps a closure that captures the router strongly.
      """,
    fix: "Declare the presenter's listener as `weak var`.",
    triggering: [
      RuleExample(
        "The view's listener is not weak",
        """
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
          var listener: DetailPresentableListener? // reported
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The view's listener is weak",
        """
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
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
        """)
    ])
}
