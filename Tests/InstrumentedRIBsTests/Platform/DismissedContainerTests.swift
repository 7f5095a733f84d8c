import ExclusiveObservation
import InstrumentedRIBs
import Testing

/// Views inside a container that leaves the screen.
@Suite(.exclusiveObservation) struct DismissedContainerTests {
  private let log = Log()

  private final class PageRouter: ViewableRouter<TestInteractor, TestView> {
    init(_ log: Log) {
      super.init(interactor: TestInteractor("Page", log), viewController: TestView())
    }
  }

  /// A root on screen with a RIB `Screen` and a RIB `Page`. The log is empty.
  private func observed(_ body: (HeadlessViewController, ScreenRouter, PageRouter) -> Void) {
    observing(LoggingObserver(log)) {
      let (root, window) = (HeadlessViewController(), HeadlessWindow())
      let (screen, page) = (ScreenRouter(log), PageRouter(log))
      window.rootViewController = root
      window.makeKeyAndVisible()
      _ = log.take()
      body(root, screen, page)
    }
  }

  @Test("A view in a navigation stack is removed with the sheet that the stack fills")
  func stackInSheet() {
    observed { root, screen, _ in
      let stack = HeadlessNavigationController()
      stack.push(screen.viewController, animated: false)
      root.present(stack, animated: false)
      stack.dismiss(animated: false)
      #expect(log.take() == ["appear Screen", "disappear Screen, removed"])
    }
  }

  @Test("A view that another one in the stack covers is removed with the sheet too")
  func coveredInStack() {
    observed { root, screen, page in
      let stack = HeadlessNavigationController()
      stack.push(screen.viewController, animated: false)
      root.present(stack, animated: false)
      stack.push(page.viewController, animated: false)
      #expect(log.take() == ["appear Screen", "disappear Screen", "appear Page"])
      stack.dismiss(animated: false)
      #expect(log.take() == ["disappear Screen, removed", "disappear Page, removed"])
    }
  }

  @Test("Tabs are removed with their tab bar, and an unvisited tab reports nothing")
  func tabs() {
    observed { root, screen, page in
      let tabs = HeadlessTabBarController()
      root.present(tabs, animated: false)
      tabs.addChild(page.viewController)
      tabs.select(screen.viewController)
      root.dismiss(animated: false)
      #expect(log.take() == ["appear Screen", "disappear Screen, removed"])
    }
  }

  @Test("Views at any depth of a container are removed when it is popped")
  func popped() {
    observed { root, screen, page in
      let (stack, container) = (HeadlessNavigationController(), HeadlessViewController())
      root.addChild(stack)
      stack.push(container, animated: false)
      container.addChild(screen.viewController)
      screen.viewController.addChild(page.viewController)
      stack.pop(animated: false)
      #expect(
        log.take() == [
          "appear Screen", "appear Page", "disappear Screen, removed", "disappear Page, removed",
        ])
    }
  }

  @Test("A container that is covered covers the views in it and removes none")
  func coveredContainer() {
    observed { root, screen, _ in
      let (stack, container) = (HeadlessNavigationController(), HeadlessViewController())
      root.addChild(stack)
      stack.push(container, animated: false)
      container.addChild(screen.viewController)
      stack.push(HeadlessViewController(), animated: false)
      #expect(log.take() == ["appear Screen", "disappear Screen"])
    }
  }

  @Test("A sheet that is shown again brings back the views in it, covered or not")
  func shownAgain() {
    observed { root, screen, page in
      let stack = HeadlessNavigationController()
      stack.push(screen.viewController, animated: false)
      root.present(stack, animated: false)
      stack.push(page.viewController, animated: false)
      stack.dismiss(animated: false)
      _ = log.take()
      root.present(stack, animated: false)
      #expect(log.take() == ["disappear Screen", "appear Page"])
    }
  }
}
