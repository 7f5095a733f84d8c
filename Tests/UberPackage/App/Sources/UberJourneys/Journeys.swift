import RIBs
import RxSwift

/// What a user does in the app, by name. A journey calls `pause` where the user takes their time.
@MainActor
enum Journeys {
  typealias Journey = (RootRouter, _ pause: () -> Void) -> Void

  static let all: [(name: String, go: Journey)] = [
    ("clean", clean), ("double-detach", doubleDetach), ("second-parent", secondParent),
    ("overwritten", overwritten), ("cleared", cleared), ("leaked-interactor", leakedInteractor),
    ("twenty-taps", twentyTaps), ("kept-router", keptRouter), ("strong-listener", strongListener),
    ("workflow-completes", workflowCompletes), ("workflow-waits", workflowWaits),
    ("workflow-cancelled", workflowCancelled), ("workflow-fails", workflowFails),
    ("workflow-forks", workflowForks),
  ]

  private static func clean(_ root: RootRouter, pause: () -> Void) {
    for _ in 1...3 {
      root.showDetail()
      pause()
      root.hideDetail()
      pause()
    }
    root.menu?.show(DetailRouter.build())
    pause()
    root.closeMenu()
    precondition(root.takeMock() == 2)
  }

  private static func doubleDetach(_ root: RootRouter, pause: () -> Void) {
    root.showDetail()
    pause()
    root.hideDetailTwice()
  }

  private static func secondParent(_ root: RootRouter, pause: () -> Void) {
    root.showDetail()
    pause()
    if let detail = root.detail { root.menu?.show(detail) }
  }

  private static func overwritten(_ root: RootRouter, pause: () -> Void) {
    root.showDetail()
    root.showDetail()
    pause()
    root.hideDetail()
  }

  private static func cleared(_ root: RootRouter, pause: () -> Void) {
    root.showDetail()
    pause()
    root.forgetDetail()
  }

  private static func leakedInteractor(_ root: RootRouter, pause: () -> Void) {
    root.showDetail()
    pause()
    if let interactor = root.detail?.interactor { kept.append { _ = interactor.isActive } }
    root.hideDetail()
  }

  private static func keptRouter(_ root: RootRouter, pause: () -> Void) {
    root.showDetail()
    pause()
    root.keepAndHideDetail()
  }

  private static func strongListener(_ root: RootRouter, pause: () -> Void) {
    root.showDetail()
    pause()
    if let detail = root.detail { detail.viewController.listener = detail.interactor }
    root.hideDetail()
  }

  private static func workflowCompletes(_ root: RootRouter, pause: () -> Void) {
    let subscription = DetailWorkflow.complete().subscribe(root.interactor)
    pause()
    // What has ended cannot be cancelled.
    subscription.dispose()
    root.hideDetail()
  }

  private static func workflowWaits(_ root: RootRouter, pause: () -> Void) {
    running.append(DetailWorkflow.wait().subscribe(root.interactor))
  }

  private static func workflowCancelled(_ root: RootRouter, pause: () -> Void) {
    let subscription = DetailWorkflow.wait().subscribe(root.interactor)
    pause()
    subscription.dispose()
    subscription.dispose()
  }

  private static func workflowFails(_ root: RootRouter, pause: () -> Void) {
    let subscription = DetailWorkflow.fail().subscribe(root.interactor)
    subscription.dispose()
    root.hideDetail()
  }

  private static func workflowForks(_ root: RootRouter, pause: () -> Void) {
    let subscription = DetailWorkflow.fork().subscribe(root.interactor)
    pause()
    subscription.dispose()
    root.hideDetail()
  }

  /// Workflows that nobody cancels.
  private static var running: [Disposable] = []

  /// Closures that nobody drops.
  private static var kept: [() -> Void] = []

  private static func twentyTaps(_ root: RootRouter, pause: () -> Void) {
    for _ in 1...20 { root.showDetail() }
    pause()
    root.hideDetail()
  }
}
