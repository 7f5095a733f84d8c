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
        """)
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
        """)
    ])
}
