import InstrumentedRIBs

extension HomeFlowApp {
  protocol HomeFlowInteractable: Interactable, HomeListener, RandomListener {
    var router: (any HomeFlowRouting)? { get set }
    var listener: (any HomeFlowListener)? { get set }
  }

  /// The services of Root's view for a viewless RIB.
  protocol HomeFlowViewControllable: Navigating {}

  final class HomeFlowRouter: Router<any HomeFlowInteractable>, HomeFlowRouting {
    private let viewController: any HomeFlowViewControllable
    private let homeBuilder: any HomeBuildable
    private let randomBuilder: any RandomBuildable
    private let mistakes: Mistakes
    private var home: (any HomeRouting)?
    private var random: (any RandomRouting)?

    init(
      interactor: any HomeFlowInteractable, viewController: any HomeFlowViewControllable,
      homeBuilder: any HomeBuildable, randomBuilder: any RandomBuildable, mistakes: Mistakes
    ) {
      self.viewController = viewController
      self.homeBuilder = homeBuilder
      self.randomBuilder = randomBuilder
      self.mistakes = mistakes
      super.init(interactor: interactor)
      interactor.router = self
    }

    override func didLoad() {
      super.didLoad()
      routeToHome()
    }

    func routeToRandom() {
      guard random == nil || mistakes.contains(.backGoesForward) else { return }
      let random = randomBuilder.build(withListener: interactor)
      self.random = random
      attachChild(random)
      viewController.push(random.viewControllable)
    }

    func detachRandom() {
      guard let random else { return }
      detachChild(random)
      viewController.pop(random.viewControllable)
      self.random = nil
    }

    /// Removes views from the bottom up, so that a covered view does not flash on the screen.
    func cleanupViews() {
      if let home { viewController.pop(home.viewControllable) }
      if let random { viewController.pop(random.viewControllable) }
    }

    private func routeToHome() {
      guard home == nil else { return }
      let home = homeBuilder.build(withListener: interactor)
      self.home = home
      attachChild(home)
      viewController.push(home.viewControllable)
    }
  }
}
