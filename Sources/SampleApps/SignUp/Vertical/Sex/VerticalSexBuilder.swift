import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol SexDependency: Dependency {}

  final class SexComponent: Component<any SexDependency>, BirthDayDependency {}

  protocol SexBuildable: Buildable {
    func build(withListener listener: any SexListener, nickname: String) -> any SexRouting
  }

  final class SexBuilder: Builder<any SexDependency>, SexBuildable {
    func build(withListener listener: any SexListener, nickname: String) -> any SexRouting {
      let component = SexComponent(dependency: dependency)
      let viewController = SignUpApp.SexViewController(title: "Your sex")
      let interactor = SexInteractor(presenter: viewController, nickname: nickname)
      interactor.listener = listener
      return SexRouter(
        interactor: interactor, viewController: viewController,
        birthDayBuilder: BirthDayBuilder(dependency: component))
    }
  }
}
