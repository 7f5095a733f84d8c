import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol SexDependency: Dependency {}

  protocol SexBuildable: Buildable {
    func build(
      withListener listener: any SexListener, sex: SignUpApp.Sex?
    ) -> any SexRouting
  }

  final class SexBuilder: Builder<any SexDependency>, SexBuildable {
    func build(
      withListener listener: any SexListener, sex: SignUpApp.Sex?
    ) -> any SexRouting {
      let viewController = SignUpApp.SexViewController(title: "Your sex")
      let interactor = SexInteractor(presenter: viewController, sex: sex)
      interactor.listener = listener
      return SexRouter(interactor: interactor, viewController: viewController)
    }
  }
}
