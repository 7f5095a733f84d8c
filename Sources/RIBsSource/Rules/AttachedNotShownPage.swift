import RIBsAnalysis

extension RulePage {
  /// `attached-not-shown`
  static let attachedNotShown = RulePage(
    id: "attached-not-shown", severity: .warning, or: [.info],
    summary: "A child is attached and its view does not reach the screen.",
    reason: """
      A router attaches first and then finds that it cannot show the view: something else is presented already, by \
      a RIB below it for example, or there is no place for it. Or it presents in the same turn in which it begins to \
      dismiss another view, and UIKit refuses. Or it pushes where there is no navigation controller. The child is \
      active, nobody sees it, and nobody can close it. A guard on the property that keeps it refuses every later try.
      """,
    fix: "Ask before you attach, or detach the child where its view is not shown.",
    triggering: [
      RuleExample(
        "Nothing is presented over something else",
        """
        \(attachedNotShownApp)
        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
          private let tipBuilder: TipBuilder
          private var tip: TipRouter?

          init(interactor: HomeInteractor, viewController: ViewControllable, tipBuilder: TipBuilder) {
            self.tipBuilder = tipBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToTip() {
            guard tip == nil else { return }
            let tip = tipBuilder.build()
            self.tip = tip
            attachChild(tip) // reported
            if viewController.uiviewController.presentedViewController == nil {
              viewController.uiviewController.present(tip.viewControllable.uiviewController, animated: true)
            }
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "Nothing is attached over something else",
        """
        \(attachedNotShownApp)
        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
          private let tipBuilder: TipBuilder
          private var tip: TipRouter?

          init(interactor: HomeInteractor, viewController: ViewControllable, tipBuilder: TipBuilder) {
            self.tipBuilder = tipBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToTip() {
            guard tip == nil, viewController.uiviewController.presentedViewController == nil else { return }
            let tip = tipBuilder.build()
            self.tip = tip
            attachChild(tip)
            viewController.uiviewController.present(tip.viewControllable.uiviewController, animated: true)
          }
        }
        """)
    ])

  private static let attachedNotShownApp = """
    final class TipRouter: ViewableRouter<TipInteractor, TipViewController> {}

    final class TipInteractor: Interactor {}

    final class TipViewController: UIViewController, ViewControllable {
      override func viewDidLoad() {
        super.viewDidLoad()
        isModalInPresentation = true
      }
    }

    final class TipBuilder: Builder<EmptyDependency> {
      func build() -> TipRouter {
        TipRouter(interactor: TipInteractor(), viewController: TipViewController())
      }
    }

    final class HomeInteractor: Interactor {
      weak var router: HomeRouter?
      let tips = PublishSubject<Void>()

      override func didBecomeActive() {
        super.didBecomeActive()
        tips.subscribe(onNext: { [weak self] in self?.router?.routeToTip() })
          .disposeOnDeactivate(interactor: self)
      }
    }

    """
}
