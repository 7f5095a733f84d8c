import Combine
import ModernRIBs

struct Score: Equatable {
  let white: Int
  let black: Int
}

protocol ScoreStream: AnyObject {
  var score: AnyPublisher<Score, Never> { get }
}

protocol MutableScoreStream: ScoreStream {
  func whiteWon()
}

final class ScoreStreamImpl: MutableScoreStream {
  var score: AnyPublisher<Score, Never> {
    return
      subject
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func whiteWon() {
    let score = subject.value
    subject.send(Score(white: score.white + 1, black: score.black))
  }

  private let subject = CurrentValueSubject<Score, Never>(Score(white: 0, black: 0))
}
