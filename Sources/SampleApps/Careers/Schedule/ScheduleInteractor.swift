import InstrumentedRIBs

extension CareersApp {
  protocol ScheduleRouting: ViewableRouting {}

  protocol SchedulePresentable: Presentable {
    var listener: (any SchedulePresentableListener)? { get set }
    func show(week: Int)
  }

  protocol ScheduleListener: AnyObject {}

  /// The member's interviews, week by week.
  final class ScheduleInteractor: PresentableInteractor<any SchedulePresentable>,
    ScheduleInteractable, SchedulePresentableListener
  {
    weak var router: (any ScheduleRouting)?
    weak var listener: (any ScheduleListener)?
    private var week = 1

    override init(presenter: any SchedulePresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      presenter.show(week: week)
    }

    // MARK: SchedulePresentableListener

    func didTapNextWeek() {
      week += 1
      presenter.show(week: week)
    }
  }
}
