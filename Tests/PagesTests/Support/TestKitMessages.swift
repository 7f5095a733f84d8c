import InstrumentedRIBs
import RIBsCombine
import RIBsTesting
import Testing

/// The failures that docs/testing.md shows, from tests of an app as the page has it.
enum TestKitMessages {
  static func all() async -> [String] {
    let issues = await [lostChild(), otherTree(), growth(), stalledWorkflow()].joined()
    return issues.flatMap { issue in
      let error = issue.error.map { "\($0)" } ?? ""
      let details = issue.comments.map(\.rawValue).joined(separator: "\n")
      let place = issue.sourceLocation.map { "\($0.fileName):\($0.line):\($0.column)" } ?? ""
      let indented = details.replacing("\n", with: "\n  ")
      // As Swift Testing prints it, and alone.
      return [
        """
        ✘ Test "profile opens twice" recorded an issue at \(place): Caught error: \(error)
        ↳ \(indented)
        """, "\(error)\n\(details)",
      ]
    }
  }

  private static func lostChild() async -> [Issue] {
    await issues {
      await withRIBTreeChecks {
        let home = HomeRouter()
        home.load()
        home.routeToProfile()
        home.routeToProfile()
      }
    }
  }

  private static func otherTree() async -> [Issue] {
    await issues {
      // Checked, so that no other test records these RIBs.
      await withRIBTreeChecks {
        let root = RootRouter()
        root.interactable.activate()
        root.attachChild(LoggedOutRouter())
        for _ in 1...3 { root.attachChild(TabRouter()) }
        expectTree(
          root,
          """
          Root
          ├─ LoggedIn  viewless
          │  └─ Home
          └─ Tab ×3
          """)
      }
    }
  }

  private static func growth() async -> [Issue] {
    await issues {
      await withRIBTreeChecks {
        let home = HomeRouter()
        home.load()
        await repeating(20) {
          home.routeToProfile()
          home.detachProfile()
        }
      }
    }
  }

  private static func stalledWorkflow() async -> [Issue] {
    await issues {
      let root = Interactor()
      root.activate()
      await expectCompletes(LaunchProfileWorkflow(), with: root)
    }
  }

  /// The issues of a body, which fail no test.
  private static func issues(_ body: () async -> Void) async -> [Issue] {
    // `nonisolated(unsafe)`: a body records one issue after the other.
    nonisolated(unsafe) var issues: [Issue] = []
    await withKnownIssue(isIntermittent: true) {
      await body()
    } matching: { issue in
      issues.append(issue)
      return true
    }
    return issues
  }
}

private final class Screen: HeadlessViewController, ViewControllable {}

private class ScreenRouter: ViewableRouter<Interactor, Screen> {
  init() { super.init(interactor: Interactor(), viewController: Screen()) }
}

private final class RootRouter: ScreenRouter {}

private final class LoggedOutRouter: ScreenRouter {}

private final class TabRouter: ScreenRouter {}

private final class ProfileRouter: ScreenRouter {}

private final class HomeRouter: Router<Interactor> {
  private var profile: ProfileRouter?
  private var history: [ProfileRouter] = []

  init() { super.init(interactor: Interactor()) }

  func routeToProfile() {
    let profile = ProfileRouter()
    self.profile = profile
    attachChild(profile, fileID: "MyApp/HomeRouter.swift", line: 40)
  }

  func detachProfile() {
    guard let profile else { return }
    history.append(profile)
    detachChild(profile, fileID: "MyApp/HomeRouter.swift", line: 46)
    self.profile = nil
  }
}

private final class LaunchProfileWorkflow: Workflow<Interactor> {
  override init() {
    super.init()
    onStep { _ in
      Just((Interactor(), ())).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }.onStep { interactor, _ in
      Just((interactor, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }.commit()
  }
}
