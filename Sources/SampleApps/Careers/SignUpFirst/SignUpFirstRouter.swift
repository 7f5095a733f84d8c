import InstrumentedRIBs

extension CareersApp {
  protocol SignUpFirstInteractable: Interactable, SignUpSecondListener {
    var router: (any SignUpFirstRouting)? { get set }
    var listener: (any SignUpFirstListener)? { get set }
  }

  protocol SignUpFirstViewControllable: Navigating {}

  final class SignUpFirstRouter: ViewableRouter<
    any SignUpFirstInteractable, any SignUpFirstViewControllable
  >, SignUpFirstRouting
  {
    private let signUpSecondBuilder: any SignUpSecondBuildable
    private var signUpSecond: (any SignUpSecondRouting)?

    init(
      interactor: any SignUpFirstInteractable,
      viewController: any SignUpFirstViewControllable,
      signUpSecondBuilder: any SignUpSecondBuildable
    ) {
      self.signUpSecondBuilder = signUpSecondBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    func routeToSignUpSecond(name: String) {
      guard signUpSecond == nil else { return }
      let signUpSecond = signUpSecondBuilder.build(withListener: interactor, name: name)
      self.signUpSecond = signUpSecond
      attachChild(signUpSecond)
      viewController.push(signUpSecond.viewControllable)
    }

    func detachSignUpSecond() {
      guard let signUpSecond else { return }
      detachChild(signUpSecond)
      viewController.pop(signUpSecond.viewControllable)
      self.signUpSecond = nil
    }
  }
}
