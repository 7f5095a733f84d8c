import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol NicknameDependency: Dependency {}

  protocol NicknameBuildable: Buildable {
    func build(
      withListener listener: any NicknameListener, nickname: String?
    ) -> any NicknameRouting
  }

  final class NicknameBuilder: Builder<any NicknameDependency>, NicknameBuildable {
    func build(
      withListener listener: any NicknameListener, nickname: String?
    ) -> any NicknameRouting {
      let viewController = SignUpApp.NicknameViewController(title: "Your nickname")
      let interactor = NicknameInteractor(presenter: viewController, nickname: nickname)
      interactor.listener = listener
      return NicknameRouter(interactor: interactor, viewController: viewController)
    }
  }
}
