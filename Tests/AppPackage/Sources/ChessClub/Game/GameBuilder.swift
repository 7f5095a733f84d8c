import ModernRIBs

protocol GameDependency: Dependency {
  var journal: Journal { get }
  var mutableScoreStream: MutableScoreStream { get }
}

final class GameComponent: Component<GameDependency> {
  fileprivate let game: String

  var journal: Journal {
    return dependency.journal
  }

  fileprivate var scoreStream: MutableScoreStream {
    return dependency.mutableScoreStream
  }

  init(dependency: GameDependency, game: String) {
    self.game = game
    super.init(dependency: dependency)
  }
}

extension GameComponent: ClockDependency {}

// MARK: - Builder

protocol GameBuildable: Buildable {
  func build(
    withListener listener: GameListener, game: String
  ) -> (router: GameRouting, actionableItem: GameActionableItem)
}

final class GameBuilder: ComponentizedBuilder<
  GameComponent, (router: GameRouting, actionableItem: GameActionableItem), GameListener, String
>, GameBuildable
{
  func build(
    withListener listener: GameListener, game: String
  ) -> (router: GameRouting, actionableItem: GameActionableItem) {
    return build(withDynamicBuildDependency: listener, dynamicComponentDependency: game)
  }

  override func build(
    with component: GameComponent, _ listener: GameListener
  ) -> (router: GameRouting, actionableItem: GameActionableItem) {
    let viewController = GameViewController(game: component.game)
    let interactor = GameInteractor(
      presenter: viewController, scoreStream: component.scoreStream)
    interactor.listener = listener
    let clockBuilder = ClockBuilder { ClockComponent(dependency: component) }
    let router = GameRouter(
      interactor: interactor, viewController: viewController, clockBuilder: clockBuilder)
    return (router, interactor)
  }
}
