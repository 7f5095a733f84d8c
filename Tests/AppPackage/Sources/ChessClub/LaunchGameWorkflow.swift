import Combine
import ModernRIBs

/// What a link into the app starts: wait for the login, launch the game, make the first move, and beside it
/// congratulate.
final class LaunchGameWorkflow: Workflow<RootActionableItem> {
  init(game: String?, journal: Journal) {
    self.journal = journal
    super.init()

    let launched =
      onStep { (root: RootActionableItem) in
        root.waitForLogin()
      }
      .onStep { (loggedIn: LoggedInActionableItem, _) in
        loggedIn.launchGame(with: game)
      }
      .onError { error in
        journal.note("the launch failed: \(error)")
      }

    let move: Step<RootActionableItem, GameActionableItem, Score>? = launched.asPublisher()
      .fork(self)
    move?
      .onStep { (game: GameActionableItem, _) in
        game.openWith("e4")
      }
      .onStep { (game: GameActionableItem, move: String) in
        journal.note("white plays \(move)")
        return Just((game, ())).setFailureType(to: Error.self).eraseToAnyPublisher()
      }
      .commit()

    let praise: Step<RootActionableItem, GameActionableItem, Score>? = launched.asPublisher()
      .fork(self)
    praise?
      .onStep { (game: GameActionableItem, score: Score) in
        journal.note("good luck at \(score.white):\(score.black)")
        return Just((game, ())).setFailureType(to: Error.self).eraseToAnyPublisher()
      }
      .commit()
  }

  override func didFork() {
    super.didFork()
    journal.note("the workflow forks")
  }

  override func didComplete() {
    super.didComplete()
    journal.note("the workflow is complete")
  }

  override func didReceiveError(_ error: Error) {
    super.didReceiveError(error)
    journal.note("the workflow failed: \(error)")
  }

  private let journal: Journal
}
