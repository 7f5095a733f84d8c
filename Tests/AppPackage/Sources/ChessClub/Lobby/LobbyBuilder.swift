import ModernRIBs

protocol LobbyDependency: Dependency {
  var player: String { get }
  var scoreStream: ScoreStream { get }
}

final class LobbyComponent: Component<LobbyDependency> {
  fileprivate var viewModel: LobbyViewModel {
    return LobbyViewModel(player: dependency.player)
  }

  fileprivate var scoreStream: ScoreStream {
    return dependency.scoreStream
  }
}

// MARK: - Builder

protocol LobbyBuildable: Buildable {
  func build() -> LobbyRouting
}

final class LobbyBuilder: SimpleComponentizedBuilder<LobbyComponent, LobbyRouting>, LobbyBuildable {
  override func build(with component: LobbyComponent) -> LobbyRouting {
    let viewController = LobbyViewController()
    let presenter = LobbyPresenter(viewController: viewController)
    let interactor = LobbyInteractor(
      presenter: presenter, viewModel: component.viewModel, scoreStream: component.scoreStream)
    viewController.listener = interactor
    return LobbyRouter(interactor: interactor, viewController: viewController)
  }
}
