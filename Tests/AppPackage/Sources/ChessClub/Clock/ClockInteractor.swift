import ModernRIBs

protocol ClockRouting: Routing {}

protocol ClockInteractable: Interactable {}

/// A RIB without any view.
final class ClockInteractor: Interactor, ClockInteractable {
  init(minutes: Int, journal: Journal) {
    self.minutes = minutes
    self.journal = journal
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    journal.note("the clock runs for \(minutes) minutes")
  }

  override func willResignActive() {
    super.willResignActive()
    journal.note("the clock stands")
  }

  private let minutes: Int
  private let journal: Journal
}

final class ClockRouter: Router<ClockInteractable>, ClockRouting {}
