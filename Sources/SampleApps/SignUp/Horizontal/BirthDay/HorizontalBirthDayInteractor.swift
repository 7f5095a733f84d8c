import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol BirthDayRouting: ViewableRouting {}

  protocol BirthDayListener: AnyObject {
    func birthDayDidTapBack()
    func birthDayDidFinish(with birthDay: String)
  }

  /// The last step, which does not know that it is the last.
  final class BirthDayInteractor: PresentableInteractor<any SignUpApp.BirthDayPresentable>,
    BirthDayInteractable, SignUpApp.BirthDayPresentableListener
  {
    weak var router: (any BirthDayRouting)?
    weak var listener: (any BirthDayListener)?

    override init(presenter: any SignUpApp.BirthDayPresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: BirthDayPresentableListener

    func didTapDone(birthDay: String) {
      listener?.birthDayDidFinish(with: birthDay)
    }

    func didTapBack() {
      listener?.birthDayDidTapBack()
    }
  }
}
