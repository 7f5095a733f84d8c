import Combine
import ModernRIBs

protocol ScoreWorking: Working {}

/// Keeps the club's board up to date while somebody is logged in.
final class ScoreWorker: Worker, ScoreWorking {
  init(scoreStream: ScoreStream, journal: Journal) {
    self.scoreStream = scoreStream
    self.journal = journal
  }

  override func didStart(_ interactorScope: InteractorScope) {
    super.didStart(interactorScope)
    scoreStream.score
      .map { "\($0.white):\($0.black)" }
      .eraseToAnyPublisher()
      .confineTo(interactorScope)
      .sink { score in
        self.journal.note("the board says \(score)")
      }
      .cancelOnStop(self)
  }

  override func didStop() {
    super.didStop()
    journal.note("the board is switched off")
  }

  private let scoreStream: ScoreStream
  private let journal: Journal
}
