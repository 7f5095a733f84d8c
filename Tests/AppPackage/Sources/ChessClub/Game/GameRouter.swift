import ModernRIBs

protocol GameInteractable: Interactable {
  var router: GameRouting? { get set }
  var listener: GameListener? { get set }
}

protocol GameViewControllable: ViewControllable {}

final class GameRouter: ViewableRouter<GameInteractable, GameViewControllable>, GameRouting {
  init(
    interactor: GameInteractable,
    viewController: GameViewControllable,
    clockBuilder: ClockBuildable
  ) {
    self.clockBuilder = clockBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    // A child that always stands here.
    clockBuilder.windUp(minutes: 5)
    attachChild(clockBuilder.finalStageBuild())
  }

  private let clockBuilder: ClockBuildable
}
