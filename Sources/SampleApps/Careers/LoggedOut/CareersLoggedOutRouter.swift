import InstrumentedRIBs

extension CareersApp {
  protocol LoggedOutInteractable: Interactable, SignUpFirstListener {
    var router: (any LoggedOutRouting)? { get set }
    var listener: (any LoggedOutListener)? { get set }
  }

  protocol LoggedOutViewControllable: Navigating {}

  final class LoggedOutRouter: ViewableRouter<
    any LoggedOutInteractable, any LoggedOutViewControllable
  >, LoggedOutRouting
  {
    private let signUpFirstBuilder: any SignUpFirstBuildable
    private var signUpFirst: (any SignUpFirstRouting)?

    init(
      interactor: any LoggedOutInteractable, viewController: any LoggedOutViewControllable,
      signUpFirstBuilder: any SignUpFirstBuildable
    ) {
      self.signUpFirstBuilder = signUpFirstBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    func routeToSignUpFirst() {
      guard signUpFirst == nil else { return }
      let signUpFirst = signUpFirstBuilder.build(withListener: interactor)
      self.signUpFirst = signUpFirst
      attachChild(signUpFirst)
      viewController.push(signUpFirst.viewControllable)
    }

    func detachSignUpFirst() {
      guard let signUpFirst else { return }
      detachChild(signUpFirst)
      viewController.pop(signUpFirst.viewControllable)
      self.signUpFirst = nil
    }
  }
}
