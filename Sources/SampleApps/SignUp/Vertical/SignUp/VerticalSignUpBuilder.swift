import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol SignUpDependency: Dependency {}

  final class SignUpComponent: Component<any SignUpDependency>, NicknameDependency {}

  final class SignUpBuilder: Builder<any SignUpDependency>, SignUpApp.SignUpBuildable {
    func build(withListener listener: any SignUpApp.SignUpListener) -> any ViewableRouting {
      let component = SignUpComponent(dependency: dependency)
      let viewController = SignUpViewController(title: "Sign up")
      let interactor = SignUpInteractor()
      interactor.listener = listener
      return SignUpRouter(
        interactor: interactor, viewController: viewController,
        nicknameBuilder: NicknameBuilder(dependency: component))
    }
  }
}
