import Combine
import ModernRIBs

protocol LobbyRouting: ViewableRouting {
  func setListener(_ listener: LobbyListener)
}

protocol LobbyListener: AnyObject {
  func didRequestGame(_ game: String)
  func didRequestSettings()
  func didRequestLogOut()
}

final class LobbyInteractor: PresentableInteractor<LobbyPresentable>, LobbyInteractable,
  LobbyPresentableListener
{
  weak var router: LobbyRouting?
  weak var listener: LobbyListener?

  init(presenter: LobbyPresentable, viewModel: LobbyViewModel, scoreStream: ScoreStream) {
    self.viewModel = viewModel
    self.scoreStream = scoreStream
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    scoreStream.score
      .sink { score in
        self.presenter.show(self.viewModel, score: score)
      }
      .cancelOnDeactivate(interactor: self)
  }

  // MARK: - LobbyPresentableListener

  func play(_ game: String) {
    listener?.didRequestGame(game)
  }

  func openSettings() {
    listener?.didRequestSettings()
  }

  func logOut() {
    listener?.didRequestLogOut()
  }

  // MARK: - Private

  private let viewModel: LobbyViewModel
  private let scoreStream: ScoreStream
}
