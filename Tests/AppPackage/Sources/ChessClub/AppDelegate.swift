import Combine
import ModernRIBs

final class AppComponent: Component<EmptyDependency>, RootDependency {
  let journal = Journal()

  init() {
    super.init(dependency: EmptyComponent())
  }
}

/// The app, and what its user can do.
package final class AppDelegate {
  package let window = UIWindow()
  package let journal: Journal

  private let launchRouter: LaunchRouting
  private let root: RootActionableItem
  private var workflow: Cancellable?
  private var activity: AnyCancellable?
  private var leaks: AnyCancellable?
  private var expectation: LeakDetectionHandle?

  package init() {
    let component = AppComponent()
    journal = component.journal
    let root = RootBuilder(dependency: component).build()
    launchRouter = root.launchRouter
    self.root = root.actionableItem
  }

  package func applicationDidFinishLaunching() {
    activity = launchRouter.interactable.isActiveStream
      .sink { [journal] isActive in
        journal.note("the app is \(isActive ? "up" : "down")")
      }
    launchRouter.launch(from: window)
  }

  /// Follows a link into the app.
  package func open(game: String?) {
    workflow = LaunchGameWorkflow(game: game, journal: journal).subscribe(root)
  }

  package func cancelLaunch() {
    workflow?.cancel()
  }

  /// Expects an object to go, and takes that back.
  package func watchForLeaks() {
    leaks = LeakDetector.instance.status
      .sink { [journal] status in
        switch status {
        case .InProgress: journal.note("something may leak")
        case .DidComplete: journal.note("nothing leaks")
        }
      }
    expectation = LeakDetector.instance.expectDeallocate(
      object: self, inTime: LeakDefaultExpectationTime.deallocation)
    let view = launchRouter.viewControllable.uiviewController
    LeakDetector.instance.expectViewControllerDisappear(viewController: view).cancel()
    expectation?.cancel()
    leaks?.cancel()
  }
}

/// What a finger does.
extension AppDelegate {
  /// The titles on the screen, from the back to the front.
  package var screen: [String] {
    return visibleViews.map(\.title).filter { !$0.isEmpty }
  }

  package func logIn(as player: String) {
    find(LoggedOutViewController.self)?.didTapLogIn(player: player)
  }

  package func play(_ game: String) {
    find(LobbyViewController.self)?.listener?.play(game)
  }

  package func mate() {
    find(GameViewController.self)?.didTapMate()
  }

  package func openSettings() {
    find(LobbyViewController.self)?.listener?.openSettings()
  }

  package func closeSettings() {
    find(SettingsViewController.self)?.didTapClose()
  }

  package func pullDownSettings() {
    find(SettingsViewController.self)?.pullDown()
  }

  package func logOut() {
    find(LobbyViewController.self)?.listener?.logOut()
  }

  private var visibleViews: [UIViewController] {
    var found: [UIViewController] = []
    var waiting = [launchRouter.viewControllable.uiviewController]
    while let view = waiting.popLast() {
      if view.isVisible { found.append(view) }
      // A container presents for the views in it.
      let sheet = view.parent == nil ? view.presented : nil
      waiting += [sheet].compactMap { $0 } + view.children.reversed()
    }
    return found
  }

  private func find<View: UIViewController>(_ type: View.Type) -> View? {
    return visibleViews.compactMap { $0 as? View }.first
  }
}
