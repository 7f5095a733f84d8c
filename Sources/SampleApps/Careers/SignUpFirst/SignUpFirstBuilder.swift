import InstrumentedRIBs

extension CareersApp {
  protocol SignUpFirstDependency: Dependency {}

  final class SignUpFirstComponent: Component<any SignUpFirstDependency>,
    SignUpSecondDependency
  {}

  protocol SignUpFirstBuildable: Buildable {
    func build(withListener listener: any SignUpFirstListener) -> any SignUpFirstRouting
  }

  final class SignUpFirstBuilder: Builder<any SignUpFirstDependency>, SignUpFirstBuildable {
    func build(withListener listener: any SignUpFirstListener) -> any SignUpFirstRouting {
      let component = SignUpFirstComponent(dependency: dependency)
      let viewController = SignUpFirstViewController(title: "Your name")
      let interactor = SignUpFirstInteractor(presenter: viewController)
      interactor.listener = listener
      return SignUpFirstRouter(
        interactor: interactor, viewController: viewController,
        signUpSecondBuilder: SignUpSecondBuilder(dependency: component))
    }
  }
}
