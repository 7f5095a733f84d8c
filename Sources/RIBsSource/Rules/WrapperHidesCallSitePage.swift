import RIBsAnalysis

extension RulePage {
  /// `wrapper-hides-call-site`
  static let wrapperHidesCallSite = RulePage(
    id: HazardIndex.helperRule, severity: .info,
    summary: "A function of the app attaches what it is given, and hides who called it.",
    reason: """
      A recording names the line of each attach. If all routes go through one function, each names the line in \
      that function, and findings of different routes look like one.
      """,
    fix:
      "Give the function the parameters `fileID: StaticString = #fileID, line: UInt = #line`, and pass them on to attachChild.",
    triggering: [
      RuleExample(
        "A function that attaches and shows",
        """
        final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {
          private var current: ViewableRouting?

          private func open(_ child: ViewableRouting) {
            guard current == nil else { return }
            current = child
            attachChild(child) // reported
            viewController.show(child.viewControllable)
          }
        }
        """),
      RuleExample(
        "An extension for all routers",
        """
        extension Router {
          func attachIfNeeded(_ child: Routing) {
            guard !children.contains(where: { $0 === child }) else { return }
            attachChild(child) // reported
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        "The function passes file and line on",
        """
        final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {
          private var current: ViewableRouting?

          private func open(
            _ child: ViewableRouting, fileID: StaticString = #fileID, line: UInt = #line
          ) {
            guard current == nil else { return }
            current = child
            attachChild(child, fileID: fileID, line: line)
            viewController.show(child.viewControllable)
          }
        }
        """),
      RuleExample(
        "The function builds what it attaches",
        """
        final class HomeRouter: Router<HomeInteractor> {
          private let detailBuilder: DetailBuilder
          private var detail: DetailRouter?

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
          }

          func routeToDetail(title: String) {
            guard detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail)
            print(title)
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """),
      RuleExample(
        "The function attaches what the router holds",
        """
        final class TabsRouter: Router<TabsInteractor> {
          private let tabs: [Routing]
          private var selected: Int?

          init(interactor: TabsInteractor, tabs: [Routing]) {
            self.tabs = tabs
            super.init(interactor: interactor)
          }

          func select(_ tab: Int) {
            guard tab != selected else { return }
            if let selected { detachChild(tabs[selected]) }
            selected = tab
            attachChild(tabs[tab])
          }
        }
        """),
    ])
}
