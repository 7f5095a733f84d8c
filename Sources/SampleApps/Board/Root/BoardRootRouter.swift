import InstrumentedRIBs

extension BoardApp {
  protocol RootInteractable: Interactable, BoardListener {
    var router: (any RootRouting)? { get set }
  }

  protocol RootViewControllable: Navigating {}

  final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>,
    RootRouting
  {
    private let boardBuilder: any BoardBuildable
    private var board: (any BoardRouting)?

    init(
      interactor: any RootInteractable, viewController: any RootViewControllable,
      boardBuilder: any BoardBuildable
    ) {
      self.boardBuilder = boardBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    override func didLoad() {
      super.didLoad()
      routeToBoard()
    }

    func routeToBoard() {
      guard board == nil else { return }
      let board = boardBuilder.build(withListener: interactor)
      self.board = board
      attachChild(board)
      viewController.push(board.viewControllable)
    }
  }
}
