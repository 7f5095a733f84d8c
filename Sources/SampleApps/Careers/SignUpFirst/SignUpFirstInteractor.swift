import InstrumentedRIBs

extension CareersApp {
  protocol SignUpFirstRouting: ViewableRouting {
    func routeToSignUpSecond(name: String)
    func detachSignUpSecond()
  }

  protocol SignUpFirstPresentable: Presentable {
    var listener: (any SignUpFirstPresentableListener)? { get set }
    func showNameIsMissing()
  }

  protocol SignUpFirstListener: AnyObject {
    func signUpFirstDidTapBack()
    func signUpFirstDidFinish(as member: Member)
  }

  /// The first step, which asks for a name.
  final class SignUpFirstInteractor: PresentableInteractor<any SignUpFirstPresentable>,
    SignUpFirstInteractable, SignUpFirstPresentableListener
  {
    weak var router: (any SignUpFirstRouting)?
    weak var listener: (any SignUpFirstListener)?

    override init(presenter: any SignUpFirstPresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: SignUpFirstPresentableListener

    func didTapNext(name: String) {
      guard !name.isEmpty else { return presenter.showNameIsMissing() }
      router?.routeToSignUpSecond(name: name)
    }

    func didTapBack() {
      listener?.signUpFirstDidTapBack()
    }

    // MARK: SignUpSecondListener

    func signUpSecondDidTapBack() {
      router?.detachSignUpSecond()
    }

    func signUpSecondDidFinish(as member: Member) {
      listener?.signUpFirstDidFinish(as: member)
    }
  }
}
