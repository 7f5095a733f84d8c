import RIBsAnalysis

extension RulePage {
  /// `router-strong`
  static let routerStrong = RulePage(
    id: "router-strong", severity: .warning, or: [.info],
    summary: "An interactor keeps its router, which keeps the interactor.",
    reason: """
      A router holds its interactor strongly. If the interactor holds the router strongly as well, neither is freed \
      after the RIB is detached, and the view stays with them.
      """,
    fix: "Declare the router as `weak var`.",
    triggering: [
      RuleExample(
        "A property that is not weak",
        """
        protocol DetailRouting: ViewableRouting {}

        protocol DetailInteractable: Interactable {
          var router: DetailRouting? { get set }
        }

        final class DetailInteractor: Interactor, DetailInteractable {
          var router: DetailRouting? // reported
        }

        final class DetailRouter: ViewableRouter<DetailInteractable, ViewControllable>, DetailRouting {
          override init(interactor: DetailInteractable, viewController: ViewControllable) {
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }
        }

        final class DetailBuilder: Builder<EmptyDependency> {
          func build() -> DetailRouting {
            DetailRouter(interactor: DetailInteractor(), viewController: DetailViewController())
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "A weak property",
        """
        protocol DetailRouting: ViewableRouting {}

        protocol DetailInteractable: Interactable {
          var router: DetailRouting? { get set }
        }

        final class DetailInteractor: Interactor, DetailInteractable {
          weak var router: DetailRouting?
        }

        final class DetailRouter: ViewableRouter<DetailInteractable, ViewControllable>, DetailRouting {
          override init(interactor: DetailInteractable, viewController: ViewControllable) {
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }
        }

        final class DetailBuilder: Builder<EmptyDependency> {
          func build() -> DetailRouting {
            DetailRouter(interactor: DetailInteractor(), viewController: DetailViewController())
          }
        }
        """)
    ])
}
