import ModernRIBs

protocol LoggedOutRouting: ViewableRouting {}

protocol LoggedOutPresentable: Presentable {
  var listener: LoggedOutPresentableListener? { get set }
  func showNameIsMissing()
}

protocol LoggedOutListener: AnyObject {
  func didLogIn(player: String)
}

final class LoggedOutInteractor: PresentableInteractor<LoggedOutPresentable>,
  LoggedOutInteractable, LoggedOutPresentableListener
{
  weak var router: LoggedOutRouting?
  weak var listener: LoggedOutListener?

  override init(presenter: LoggedOutPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  // MARK: - LoggedOutPresentableListener

  func logIn(player: String) {
    if player.isEmpty {
      presenter.showNameIsMissing()
    } else {
      listener?.didLogIn(player: player)
    }
  }
}
