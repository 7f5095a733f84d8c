import InstrumentedRIBs

extension DeepLinkApp {
  protocol LoggedOutRouting: ViewableRouting {}

  protocol LoggedOutPresentable: Presentable {
    var listener: (any LoggedOutPresentableListener)? { get set }
  }

  protocol LoggedOutListener: AnyObject {
    func loggedOutDidLogIn(player: String)
  }

  /// Asks for the player's name.
  final class LoggedOutInteractor: PresentableInteractor<any LoggedOutPresentable>,
    LoggedOutInteractable, LoggedOutPresentableListener
  {
    weak var router: (any LoggedOutRouting)?
    weak var listener: (any LoggedOutListener)?

    override init(presenter: any LoggedOutPresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: LoggedOutPresentableListener

    func didTapLogIn(player: String) {
      listener?.loggedOutDidLogIn(player: player)
    }
  }
}
