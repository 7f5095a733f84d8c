import Foundation
import InstrumentedRIBs

extension DeepLinkApp {
  /// The steps that Root offers to a workflow.
  protocol RootActionableItem: AnyObject {
    func waitForLogin() -> AnyPublisher<(any LoggedInActionableItem, Void), any Error>
  }

  /// The steps that LoggedIn offers to a workflow.
  protocol LoggedInActionableItem: AnyObject {
    func launchGame(
      id: String?
    ) -> AnyPublisher<(any LoggedInActionableItem, Void), any Error>
  }

  /// `arcade://launchGame?gameId=ticTacToe`
  final class LaunchGameWorkflow: Workflow<any RootActionableItem> {
    init(url: URL) {
      super.init()
      let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
      let game = query?.first { $0.name == "gameId" }?.value
      onStep { $0.waitForLogin() }
        .onStep { loggedIn, _ in loggedIn.launchGame(id: game) }
        .commit()
    }
  }
}
