import InstrumentedRIBs

extension CareersApp {
  protocol SignUpSecondRouting: ViewableRouting {}

  protocol SignUpSecondPresentable: Presentable {
    var listener: (any SignUpSecondPresentableListener)? { get set }
  }

  protocol SignUpSecondListener: AnyObject {
    func signUpSecondDidTapBack()
    func signUpSecondDidFinish(as member: Member)
  }

  /// The second step, which asks for a field and then has everything for a member.
  final class SignUpSecondInteractor: PresentableInteractor<any SignUpSecondPresentable>,
    SignUpSecondInteractable, SignUpSecondPresentableListener
  {
    weak var router: (any SignUpSecondRouting)?
    weak var listener: (any SignUpSecondListener)?
    private let name: String

    init(presenter: any SignUpSecondPresentable, name: String) {
      self.name = name
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: SignUpSecondPresentableListener

    func didTapDone(field: String) {
      listener?.signUpSecondDidFinish(as: Member(name: name, field: field))
    }

    func didTapBack() {
      listener?.signUpSecondDidTapBack()
    }
  }
}
