import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol SexRouting: ViewableRouting {}

  protocol SexListener: AnyObject {
    func sexDidTapBack()
    func sexDidFinish(with sex: SignUpApp.Sex)
  }

  /// Rebuilt each time it is shown, with the previous answer.
  final class SexInteractor: PresentableInteractor<any SignUpApp.SexPresentable>,
    SexInteractable, SignUpApp.SexPresentableListener
  {
    weak var router: (any SexRouting)?
    weak var listener: (any SexListener)?
    private let sex: SignUpApp.Sex?

    init(presenter: any SignUpApp.SexPresentable, sex: SignUpApp.Sex?) {
      self.sex = sex
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      if let sex { presenter.show(sex: sex) }
    }

    // MARK: SexPresentableListener

    func didTapNext(sex: SignUpApp.Sex) {
      listener?.sexDidFinish(with: sex)
    }

    func didTapBack() {
      listener?.sexDidTapBack()
    }
  }
}
