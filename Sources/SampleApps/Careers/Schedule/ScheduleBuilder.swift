import InstrumentedRIBs

extension CareersApp {
  protocol ScheduleDependency: Dependency {}

  protocol ScheduleBuildable: Buildable {
    func build(withListener listener: any ScheduleListener) -> any ScheduleRouting
  }

  final class ScheduleBuilder: Builder<any ScheduleDependency>, ScheduleBuildable {
    func build(withListener listener: any ScheduleListener) -> any ScheduleRouting {
      let viewController = ScheduleViewController(title: "Schedule")
      let interactor = ScheduleInteractor(presenter: viewController)
      interactor.listener = listener
      return ScheduleRouter(interactor: interactor, viewController: viewController)
    }
  }
}
