import ModernRIBs

protocol LoggedInDependency: Dependency {
  var loggedInViewController: LoggedInViewControllable { get }
  var journal: Journal { get }
  var mutableScoreStream: MutableScoreStream { get }
}

final class LoggedInComponent: Component<LoggedInDependency> {
  fileprivate var loggedInViewController: LoggedInViewControllable {
    return dependency.loggedInViewController
  }

  let player: String

  var journal: Journal {
    return dependency.journal
  }

  var mutableScoreStream: MutableScoreStream {
    return dependency.mutableScoreStream
  }

  init(dependency: LoggedInDependency, player: String) {
    self.player = player
    super.init(dependency: dependency)
  }
}

// MARK: - Builder

protocol LoggedInBuildable: Buildable {
  func build(
    withListener listener: LoggedInListener, player: String
  ) -> (router: LoggedInRouting, actionableItem: LoggedInActionableItem)
}

final class LoggedInBuilder: Builder<LoggedInDependency>, LoggedInBuildable {
  override init(dependency: LoggedInDependency) {
    super.init(dependency: dependency)
  }

  func build(
    withListener listener: LoggedInListener, player: String
  ) -> (router: LoggedInRouting, actionableItem: LoggedInActionableItem) {
    let component = LoggedInComponent(dependency: dependency, player: player)
    let interactor = LoggedInInteractor(
      workers: [
        ScoreWorker(scoreStream: component.mutableScoreStream, journal: component.journal)
      ])
    interactor.listener = listener
    let router = LoggedInRouter(
      interactor: interactor,
      viewController: component.loggedInViewController,
      journal: component.journal,
      lobbyBuilder: LobbyBuilder { LobbyComponent(dependency: component) },
      gameBuilder: GameBuilder { GameComponent(dependency: component, game: $0) },
      settingsBuilder: SettingsBuilder { SettingsComponent(dependency: component) })
    return (router, interactor)
  }
}
