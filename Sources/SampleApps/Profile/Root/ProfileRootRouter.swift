import InstrumentedRIBs

extension ProfileApp {
  protocol RootInteractable: Interactable, ProfileListener {
    var router: (any RootRouting)? { get set }
  }

  protocol RootViewControllable: Presenting {}

  final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>,
    RootRouting
  {
    private let profileBuilder: any ProfileBuildable
    private let accountService: AccountService
    private let mistakes: Mistakes
    private var profile: (any ProfileRouting)?

    init(
      interactor: any RootInteractable, viewController: any RootViewControllable,
      profileBuilder: any ProfileBuildable, accountService: AccountService, mistakes: Mistakes
    ) {
      self.profileBuilder = profileBuilder
      self.accountService = accountService
      self.mistakes = mistakes
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    func routeToProfile(of account: Account) {
      guard profile == nil else { return }
      let profile = profileBuilder.build(withListener: interactor, account: account)
      self.profile = profile
      if mistakes.contains(.keepsRouter) {
        accountService.onExpiry { [weak self] in
          if self?.profile === profile { self?.detachProfile() }
        }
      }
      attachChild(profile)
      viewController.present(profile.viewControllable)
    }

    func detachProfile() {
      guard let profile else { return }
      detachChild(profile)
      viewController.dismiss(profile.viewControllable)
      self.profile = nil
    }
  }
}
