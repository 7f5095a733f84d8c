import InstrumentedRIBs

extension HomeFlowApp {
  protocol RandomRouting: ViewableRouting {}

  protocol RandomPresentable: Presentable {
    var listener: (any RandomPresentableListener)? { get set }
    func show(_ number: Int)
  }

  protocol RandomListener: AnyObject {
    func randomDidTapBack()
  }

  /// A random number, and a new one after each roll.
  final class RandomInteractor: PresentableInteractor<any RandomPresentable>, RandomInteractable,
    RandomPresentableListener
  {
    weak var router: (any RandomRouting)?
    weak var listener: (any RandomListener)?
    private let dice: Dice

    init(presenter: any RandomPresentable, dice: Dice) {
      self.dice = dice
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      didTapRoll()
    }

    // MARK: RandomPresentableListener

    func didTapRoll() {
      presenter.show(dice.roll())
    }

    func didTapBack() {
      listener?.randomDidTapBack()
    }
  }
}
