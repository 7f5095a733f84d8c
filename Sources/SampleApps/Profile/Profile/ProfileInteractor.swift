import InstrumentedRIBs

extension ProfileApp {
  protocol ProfileRouting: ViewableRouting {}

  protocol ProfilePresentable: Presentable {
    var listener: (any ProfilePresentableListener)? { get set }
    func present(_ state: ProfileState)
  }

  protocol ProfilePresentableListener: AnyObject {
    func send(_ action: ProfileAction)
  }

  protocol ProfileListener: AnyObject {
    func profileDidLogOut()
  }

  /// Turns actions into state.
  final class ProfileInteractor: PresentableInteractor<any ProfilePresentable>,
    ProfileInteractable, ProfilePresentableListener
  {
    weak var router: (any ProfileRouting)?
    weak var listener: (any ProfileListener)?
    private let accountService: AccountService
    private var state: ProfileState {
      didSet { if state != oldValue { presenter.present(state) } }
    }

    init(
      presenter: any ProfilePresentable, account: Account, accountService: AccountService
    ) {
      self.accountService = accountService
      state = ProfileState(account: account)
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      presenter.present(state)
    }

    // MARK: ProfilePresentableListener

    func send(_ action: ProfileAction) {
      switch action {
      case .ask(let question): state.question = question
      case .answer(let yes):
        let question = state.question
        state.question = nil
        if yes, let question { carryOut(question) }
      }
    }

    private func carryOut(_ question: Question) {
      if question == .deleteAccount { accountService.deleteAccount() }
      listener?.profileDidLogOut()
    }
  }
}
