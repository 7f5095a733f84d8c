import InstrumentedRIBs

extension CareersApp {
  protocol ScheduleInteractable: Interactable {
    var router: (any ScheduleRouting)? { get set }
    var listener: (any ScheduleListener)? { get set }
  }

  protocol ScheduleViewControllable: ViewControllable {}

  final class ScheduleRouter: ViewableRouter<
    any ScheduleInteractable, any ScheduleViewControllable
  >, ScheduleRouting
  {
    override init(
      interactor: any ScheduleInteractable, viewController: any ScheduleViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
