import InstrumentedRIBs

extension ProfileApp {
  /// The view's content, word for word.
  struct ProfileViewModel: Equatable {
    var title: String
    var subtitle: String
    var question: String?
  }

  protocol ProfileViewControllable: ViewControllable {
    var onAction: ((ProfileAction) -> Void)? { get set }
    func show(_ viewModel: ProfileViewModel)
    func show(portrait: String)
  }

  /// Makes a view model from the state, and passes the view's actions on.
  final class ProfilePresenter: Presenter<any ProfileViewControllable>, ProfilePresentable {
    weak var listener: (any ProfilePresentableListener)?

    override init(viewController: any ProfileViewControllable) {
      super.init(viewController: viewController)
      viewController.onAction = { [weak self] in self?.listener?.send($0) }
    }

    func present(_ state: ProfileState) {
      viewController.show(
        ProfileViewModel(
          title: state.account.name, subtitle: state.account.email,
          question: state.question.map(Self.text)))
    }

    func show(portrait: String) {
      viewController.show(portrait: portrait)
    }

    private static func text(_ question: Question) -> String {
      switch question {
      case .logOut: "Log out?"
      case .deleteAccount: "Delete the account for good?"
      }
    }
  }
}
