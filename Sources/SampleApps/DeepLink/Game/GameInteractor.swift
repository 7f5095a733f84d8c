import InstrumentedRIBs

extension DeepLinkApp {
  protocol GameRouting: ViewableRouting {}

  protocol GamePresentable: Presentable {
    var listener: (any GamePresentableListener)? { get set }
  }

  protocol GameListener: AnyObject {
    func gameDidEnd()
  }

  /// One round of a game.
  final class GameInteractor: PresentableInteractor<any GamePresentable>, GameInteractable,
    GamePresentableListener
  {
    weak var router: (any GameRouting)?
    weak var listener: (any GameListener)?

    override init(presenter: any GamePresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: GamePresentableListener

    func didTapQuit() {
      listener?.gameDidEnd()
    }
  }
}
