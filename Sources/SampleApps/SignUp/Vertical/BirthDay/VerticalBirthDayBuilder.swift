import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol BirthDayDependency: Dependency {}

  protocol BirthDayBuildable: Buildable {
    func build(
      withListener listener: any BirthDayListener, nickname: String, sex: SignUpApp.Sex
    ) -> any BirthDayRouting
  }

  final class BirthDayBuilder: Builder<any BirthDayDependency>, BirthDayBuildable {
    func build(
      withListener listener: any BirthDayListener, nickname: String, sex: SignUpApp.Sex
    ) -> any BirthDayRouting {
      let viewController = SignUpApp.BirthDayViewController(title: "Your birthday")
      let interactor = BirthDayInteractor(
        presenter: viewController, nickname: nickname, sex: sex)
      interactor.listener = listener
      return BirthDayRouter(interactor: interactor, viewController: viewController)
    }
  }
}
