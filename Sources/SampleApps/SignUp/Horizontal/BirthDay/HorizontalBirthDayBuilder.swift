import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol BirthDayDependency: Dependency {}

  protocol BirthDayBuildable: Buildable {
    func build(withListener listener: any BirthDayListener) -> any BirthDayRouting
  }

  final class BirthDayBuilder: Builder<any BirthDayDependency>, BirthDayBuildable {
    func build(withListener listener: any BirthDayListener) -> any BirthDayRouting {
      let viewController = SignUpApp.BirthDayViewController(title: "Your birthday")
      let interactor = BirthDayInteractor(presenter: viewController)
      interactor.listener = listener
      return BirthDayRouter(interactor: interactor, viewController: viewController)
    }
  }
}
