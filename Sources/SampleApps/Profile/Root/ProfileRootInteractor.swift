import InstrumentedRIBs

extension ProfileApp {
  protocol RootRouting: LaunchRouting {
    func routeToProfile(of account: Account)
    func detachProfile()
  }

  protocol RootPresentable: Presentable {
    var listener: (any RootPresentableListener)? { get set }
  }

  /// Knows whether a member is logged in.
  final class RootInteractor: PresentableInteractor<any RootPresentable>, RootInteractable,
    RootPresentableListener
  {
    weak var router: (any RootRouting)?
    private let accountService: AccountService

    init(presenter: any RootPresentable, accountService: AccountService) {
      self.accountService = accountService
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: RootPresentableListener

    func didTapLogIn() {
      router?.routeToProfile(of: accountService.logIn())
    }

    // MARK: ProfileListener

    func profileDidLogOut() {
      router?.detachProfile()
    }
  }
}
