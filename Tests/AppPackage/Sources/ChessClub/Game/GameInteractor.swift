import Combine
import ModernRIBs

protocol GameRouting: ViewableRouting {}

protocol GamePresentable: Presentable {
  var listener: GamePresentableListener? { get set }
}

protocol GameListener: AnyObject {
  func gameDidEnd()
}

protocol GameActionableItem: AnyObject {
  func openWith(_ move: String) -> AnyPublisher<(GameActionableItem, String), Error>
}

final class GameInteractor: PresentableInteractor<GamePresentable>, GameInteractable,
  GamePresentableListener, GameActionableItem
{
  weak var router: GameRouting?
  weak var listener: GameListener?

  init(presenter: GamePresentable, scoreStream: MutableScoreStream) {
    self.scoreStream = scoreStream
    super.init(presenter: presenter)
    presenter.listener = self
  }

  // MARK: - GamePresentableListener

  func mate() {
    scoreStream.whiteWon()
    listener?.gameDidEnd()
  }

  // MARK: - GameActionableItem

  func openWith(_ move: String) -> AnyPublisher<(GameActionableItem, String), Error> {
    return Just((self, move))
      .setFailureType(to: Error.self)
      .eraseToAnyPublisher()
  }

  // MARK: - Private

  private let scoreStream: MutableScoreStream
}
