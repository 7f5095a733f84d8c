import RIBsAnalysis

extension RulePage {
  /// `presenter-cycle`
  static let presenterCycle = RulePage(
    id: "presenter-cycle", severity: .warning,
    summary: "An interactor and its presenter hold each other.",
    reason: """
      PresentableInteractor keeps its presenter. If the presenter keeps its listener, which is the interactor, \
      neither ever goes. Each visit of the screen leaves an interactor and a view in memory.
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
        """),
      RuleExample(
        "A presenter between view and interactor keeps the interactor",
        """
        protocol DetailPresentable: Presentable {
          var handler: (any DetailHandler)? { get set }
          func show(_ title: String)
        }

        protocol DetailHandler: AnyObject {
          func close()
        }

        final class DetailInteractor: PresentableInteractor<any DetailPresentable>, DetailHandler {
          override func didBecomeActive() {
            super.didBecomeActive()
            presenter.handler = self
          }

          func close() {}
        }

        final class DetailPresenter: Presenter<DetailViewController>, DetailPresentable {
          var handler: (any DetailHandler)? // reported

          func show(_ title: String) {
            viewController.title = title
          }
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
        """),
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
        """),
      RuleExample(
        "A base class has the weak property",
        """
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
        """),
      RuleExample(
        "The presenter keeps another object",
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
          private var formatter: TitleFormatting?
          private let dataSource = DetailDataSource()
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
        """),
    ])
}
