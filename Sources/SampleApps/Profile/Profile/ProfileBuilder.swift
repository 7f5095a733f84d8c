import InstrumentedRIBs

extension ProfileApp {
  protocol ProfileDependency: Dependency {
    var mistakes: Mistakes { get }
    var accountService: AccountService { get }
  }

  protocol ProfileBuildable: Buildable {
    func build(
      withListener listener: any ProfileListener, account: Account
    ) -> any ProfileRouting
  }

  final class ProfileBuilder: Builder<any ProfileDependency>, ProfileBuildable {
    func build(
      withListener listener: any ProfileListener, account: Account
    ) -> any ProfileRouting {
      let viewController = ProfileViewController()
      let presenter = ProfilePresenter(viewController: viewController)
      if dependency.mistakes.contains(.keepsPresenter) {
        dependency.accountService.loadPortrait { presenter.show(portrait: $0) }
      } else {
        dependency.accountService.loadPortrait { [weak presenter] in
          presenter?.show(portrait: $0)
        }
      }
      let interactor = ProfileInteractor(
        presenter: presenter, account: account, accountService: dependency.accountService)
      interactor.listener = listener
      return ProfileRouter(interactor: interactor, viewController: viewController)
    }
  }
}
