import InstrumentedRIBs

extension CareersApp {
  protocol SchedulePresentableListener: AnyObject {
    func didTapNextWeek()
  }

  /// Bound by calls: the interactor calls `show`, the view calls its listener.
  final class ScheduleViewController: HeadlessViewController, SchedulePresentable,
    ScheduleViewControllable
  {
    weak var listener: (any SchedulePresentableListener)?

    func show(week: Int) { title = "Schedule, week \(week)" }

    func tapNextWeek() { listener?.didTapNextWeek() }
  }
}
