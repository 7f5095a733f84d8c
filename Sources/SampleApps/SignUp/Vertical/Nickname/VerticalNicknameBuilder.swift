import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol NicknameDependency: Dependency {}

  final class NicknameComponent: Component<any NicknameDependency>, SexDependency {}

  protocol NicknameBuildable: Buildable {
    func build(withListener listener: any NicknameListener) -> any NicknameRouting
  }

  final class NicknameBuilder: Builder<any NicknameDependency>, NicknameBuildable {
    func build(withListener listener: any NicknameListener) -> any NicknameRouting {
      let component = NicknameComponent(dependency: dependency)
      let viewController = SignUpApp.NicknameViewController(title: "Your nickname")
      let interactor = NicknameInteractor(presenter: viewController)
      interactor.listener = listener
      return NicknameRouter(
        interactor: interactor, viewController: viewController,
        sexBuilder: SexBuilder(dependency: component))
    }
  }
}
