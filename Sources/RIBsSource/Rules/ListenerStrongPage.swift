import RIBsAnalysis

extension RulePage {
  /// `listener-strong`
  static let listenerStrong = RulePage(
    id: "listener-strong", severity: .warning, or: [.info],
    summary: "An interactor keeps its listener, which is its parent's interactor.",
    reason: """
      The parent's router keeps the child's router, which keeps this interactor. If the parent's interactor \
      holds a router strongly, a strong listener closes the circle, and neither is ever freed. Otherwise the \
      parent's interactor only stays as long as the child does, which is a note.
      """,
    fix: "Declare the listener as `weak var`.",
    triggering: [
      RuleExample(
        "A property that is not weak",
        """
        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        final class HomeInteractor: Interactor, DetailListener {
          var router: HomeRouter?

          func detailDidClose() { router?.closeDetail() }
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
