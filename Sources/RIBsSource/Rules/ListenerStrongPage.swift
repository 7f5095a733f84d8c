import RIBsAnalysis

extension RulePage {
  /// `listener-strong`
  static let listenerStrong = RulePage(
    id: "listener-strong", severity: .warning,
    summary: "An interactor keeps its listener, which is its parent's interactor.",
    reason: """
      The parent's router keeps the child's router, which keeps this interactor. A strong listener closes the \
      circle, so the parent's interactor cannot go before the child does, and neither goes if the child is lost.
      """,
    fix: "Declare the listener as `weak var`.",
    triggering: [
      RuleExample(
        "A property that is not weak",
        """
        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        final class DetailInteractor: Interactor {
          var listener: DetailListener? // reported

          func close() { listener?.detailDidClose() }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        protocol DetailBuildable: Buildable {
          func build(withListener listener: DetailListener) -> DetailRouter
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "Weak and unowned properties",
        """
        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        final class DetailInteractor: Interactor {
          weak var listener: DetailListener?
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class PageInteractor: Interactor {
          private unowned let listener: DetailListener

          init(listener: DetailListener) {
            self.listener = listener
            super.init()
          }
        }

        final class PageRouter: Router<PageInteractor> {}
        """)
    ])
}
