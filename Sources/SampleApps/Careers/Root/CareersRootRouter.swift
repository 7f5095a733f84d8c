import InstrumentedRIBs

extension CareersApp {
  protocol RootInteractable: Interactable, LoggedOutListener, LoggedInListener {
    var router: (any RootRouting)? { get set }
  }

  protocol RootViewControllable: ViewControllable {
    func show(_ view: any ViewControllable)
  }

  final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>,
    RootRouting
  {
    private let loggedOutBuilder: any LoggedOutBuildable
    private let loggedInBuilder: any LoggedInBuildable
    private let mistakes: Mistakes
    private var loggedOut: (any LoggedOutRouting)?
    private var loggedIn: (any LoggedInRouting)?

    init(
      interactor: any RootInteractable, viewController: any RootViewControllable,
      loggedOutBuilder: any LoggedOutBuildable, loggedInBuilder: any LoggedInBuildable,
      mistakes: Mistakes
    ) {
      self.loggedOutBuilder = loggedOutBuilder
      self.loggedInBuilder = loggedInBuilder
      self.mistakes = mistakes
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
      viewController.show(loggedOut.viewControllable)
    }

    /// The sign-up steps are below LoggedOut and detach with it.
    func detachLoggedOut() {
      guard let loggedOut else { return }
      detachChild(loggedOut)
      if mistakes.contains(.detachesBelow) { loggedOut.detachSignUpFirst() }
      self.loggedOut = nil
    }

    func routeToLoggedIn(as member: Member) {
      guard loggedIn == nil else { return }
      let loggedIn = loggedInBuilder.build(withListener: interactor, member: member)
      self.loggedIn = loggedIn
      attachChild(loggedIn)
      viewController.show(loggedIn.viewControllable)
    }

    func detachLoggedIn() {
      guard let loggedIn else { return }
      detachChild(loggedIn)
      self.loggedIn = nil
    }
  }
}
