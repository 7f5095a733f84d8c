import ModernRIBs

struct LobbyViewModel {
  let player: String
}

protocol LobbyPresentable: Presentable {
  func show(_ viewModel: LobbyViewModel, score: Score)
}

/// Turns what the lobby knows into words.
final class LobbyPresenter: Presenter<LobbyViewControllable>, LobbyPresentable {
  func show(_ viewModel: LobbyViewModel, score: Score) {
    viewController.setTitle("\(viewModel.player), white leads \(score.white) to \(score.black)")
  }
}
