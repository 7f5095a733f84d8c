import Combine
import ModernRIBs

@testable import ChessClub

/// What an app's unit tests do with its mocks, without a test framework.
package final class MockedTests {
  /// Where something did not hold.
  package private(set) var failures: [String] = []

  package init() {}

  package func run() {
    testRouterAttachesWhatItsBuildersBuild()
    testInteractorDrivesItsRouterAndItsWorkers()
    testRouterDrivesItsChildrenWithItsInteractor()
    testAttachingReachesAMockThroughItsProtocol()
    testInteractorTalksToMocks()
  }

  private func expect(_ condition: Bool, line: Int = #line) {
    if !condition { failures.append("\(#fileID):\(line)") }
  }

  private func testRouterAttachesWhatItsBuildersBuild() {
    let interactor = RootInteractableMock()
    // A generated mock holds its router.
    defer { interactor.router = nil }
    let viewController = RootViewControllableMock()
    let loggedOut = LoggedOutRoutingMock(
      interactable: LoggedOutInteractableMock(),
      viewControllable: LoggedOutViewControllableMock())
    let loggedOutBuilder = LoggedOutBuildableMock()
    loggedOutBuilder.buildHandler = { _ in loggedOut }
    let loggedIn = LoggedInRoutingMock()
    let loggedInBuilder = LoggedInBuildableMock()
    loggedInBuilder.buildHandler = { _, _ in (loggedIn, LoggedInActionableItemMock()) }
    let router = RootRouter(
      interactor: interactor, viewController: viewController, loggedOutBuilder: loggedOutBuilder,
      loggedInBuilder: loggedInBuilder)
    expect(interactor.routerSetCallCount == 1)

    router.load()
    expect(loggedOutBuilder.buildCallCount == 1)
    expect(loggedOut.loadCallCount == 1)
    expect(viewController.presentCallCount == 1)
    expect(router.children.count == 1)

    _ = router.routeToLoggedIn(player: "Judit")
    expect((loggedOut.interactable as? InteractableMock)?.deactivateCallCount == 1)
    expect((loggedIn.interactable as? InteractableMock)?.activateCallCount == 1)
    expect(loggedIn.loadCallCount == 1)
    expect(router.children.first === loggedIn)
  }

  private func testInteractorDrivesItsRouterAndItsWorkers() {
    let worker = WorkingMock()
    let router = LoggedInRoutingMock()
    let interactor = LoggedInInteractor(workers: [worker])
    interactor.router = router
    interactor.activate()
    expect(worker.startCallCount == 1)
    expect(router.routeToLobbyCallCount == 1)
    var failed = false
    let launch = interactor.launchGame(with: nil)
      .sink(
        receiveCompletion: { completion in
          if case .failure(LaunchError.noSuchGame) = completion { failed = true }
        }, receiveValue: { _ in })
    launch.cancel()
    expect(failed)
    interactor.deactivate()
    expect(worker.stopCallCount == 1)
    expect(router.cleanupViewsCallCount == 1)
  }

  private func testRouterDrivesItsChildrenWithItsInteractor() {
    let interactor = InteractableMock()
    let router = Router<Interactable>(interactor: interactor)
    let child = RoutingMock()
    router.load()
    router.attachChild(child)
    guard let childInteractor = child.interactable as? InteractableMock else {
      return expect(false)
    }
    expect(childInteractor.activateCallCount == 1)
    childInteractor.isActive = true
    interactor.isActiveStreamSubject.send(false)
    expect(childInteractor.deactivateCallCount == 1)
    childInteractor.isActive = false
    interactor.isActiveStreamSubject.send(true)
    expect(childInteractor.activateCallCount == 2)
    router.detachChild(child)
    expect(childInteractor.deactivateCallCount == 2)
    expect(router.children.isEmpty)
  }

  private func testAttachingReachesAMockThroughItsProtocol() {
    let mock = RoutingMock()
    let routing: Routing = mock
    let child = RoutingMock()
    var attached: [Routing] = []
    mock.attachChildHandler = { attached.append($0) }
    mock.attachChild(child)
    routing.attachChild(child)
    expect(mock.attachChildCallCount == 2)
    expect(attached.count == 2 && attached.allSatisfy { $0 === child })
    mock.detachChild(child)
    routing.detachChild(child)
    expect(mock.detachChildCallCount == 2)
  }

  private func testInteractorTalksToMocks() {
    let presenter = LoggedOutPresentableMock()
    let listener = LoggedOutListenerMock()
    var player: String?
    listener.didLogInHandler = { player = $0 }
    let interactor = LoggedOutInteractor(presenter: presenter)
    interactor.listener = listener
    expect(presenter.listener === interactor)
    interactor.logIn(player: "")
    expect(presenter.showNameIsMissingCallCount == 1 && listener.didLogInCallCount == 0)
    interactor.logIn(player: "Judit")
    expect(player == "Judit")
  }
}
