import InstrumentedRIBs

extension CareersApp {
  protocol SignUpSecondDependency: Dependency {}

  protocol SignUpSecondBuildable: Buildable {
    func build(
      withListener listener: any SignUpSecondListener, name: String
    ) -> any SignUpSecondRouting
  }

  final class SignUpSecondBuilder: Builder<any SignUpSecondDependency>, SignUpSecondBuildable {
    func build(
      withListener listener: any SignUpSecondListener, name: String
    ) -> any SignUpSecondRouting {
      let viewController = SignUpSecondViewController(title: "Your field")
      let interactor = SignUpSecondInteractor(presenter: viewController, name: name)
      interactor.listener = listener
      return SignUpSecondRouter(interactor: interactor, viewController: viewController)
    }
  }
}
