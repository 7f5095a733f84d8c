import InstrumentedRIBs

extension DeepLinkApp {
  protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
    var router: (any RootRouting)? { get set }
  }

  protocol RootViewControllable: Navigating {}

  final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>,
    RootRouting
  {
    private let loggedOutBuilder: any LoggedOutBuildable
    private let loggedInBuilder: any LoggedInBuildable
    private var loggedOut: (any LoggedOutRouting)?
    private var loggedIn: (any LoggedInRouting)?

    init(
      interactor: any RootInteractable, viewController: any RootViewControllable,
      loggedOutBuilder: any LoggedOutBuildable, loggedInBuilder: any LoggedInBuildable
    ) {
      self.loggedOutBuilder = loggedOutBuilder
      self.loggedInBuilder = loggedInBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    override func didLoad() {
      super.didLoad()
      routeToLoggedOut()
    }

    func routeToLoggedOut() {
      guard loggedOut == nil else { return }
      let loggedOut = loggedOutBuilder.build(withListener: interactor)
      self.loggedOut = loggedOut
      attachChild(loggedOut)
      viewController.push(loggedOut.viewControllable)
    }

    func detachLoggedOut() {
      guard let loggedOut else { return }
      detachChild(loggedOut)
      viewController.pop(loggedOut.viewControllable)
      self.loggedOut = nil
    }

    func routeToLoggedIn(player: String) -> any LoggedInActionableItem {
      let built = loggedInBuilder.build(withListener: interactor, player: player)
      loggedIn = built.router
      attachChild(built.router)
      viewController.push(built.router.viewControllable)
      return built.actionableItem
    }

    func detachLoggedIn() {
      guard let loggedIn else { return }
      detachChild(loggedIn)
      viewController.pop(loggedIn.viewControllable)
      self.loggedIn = nil
    }
  }
}
