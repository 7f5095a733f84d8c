import RIBsAnalysis

extension RulePage {
  /// `never-assigned-child`
  static let neverAssignedChild = RulePage(
    id: "never-assigned-child", severity: .warning, or: [.info],
    summary: "A property for a child is never given one.",
    reason: """
      The property is tested and cleared, but nothing ever stores a router in it. So its guard lets every call \
      through, and the function that detaches what it holds detaches nothing. Often a local of the same name is \
      set instead. A property that nothing reads misleads no code, and is a note.
      """,
    fix: "Store the router in the property before you attach it, or delete the property.",
    triggering: [
      RuleExample(
        "A local of the same name is set instead",
        """
        final class HomeRouter: Router<HomeInteractor> {
          private var detail: DetailRouter? // reported
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
          }

          override func didLoad() {
            super.didLoad()
            let detail = detailBuilder.build(withListener: interactor)
            attachChild(detail)
          }

          func detachDetail() {
            guard let detail else { return }
            detachChild(detail)
            self.detail = nil
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "An extension assigns it",
        """
        final class HomeRouter: Router<HomeInteractor> {
          private let detailBuilder: DetailBuilder
          private var detail: DetailRouter?

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
          }

          override func didLoad() {
            super.didLoad()
            attachDetail()
          }
        }

        extension HomeRouter {
          private func attachDetail() {
            let router = detailBuilder.build(withListener: interactor)
            detail = router
            attachChild(router)
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """)
    ])
}
