// Attached once by didLoad, which is info.
final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
  private let menuBuilder: MenuBuilder

  init(
    interactor: RootInteractor, viewController: RootViewController, menuBuilder: MenuBuilder
  ) {
    self.menuBuilder = menuBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    let menu = menuBuilder.build(withListener: interactor)
    attachChild(menu)  // reported: info
  }
}

final class MenuRouter: Router<MenuInteractor> {}

final class MenuBuilder: Builder<EmptyDependency> {
  func build(withListener listener: MenuListener) -> MenuRouter {
    MenuRouter(interactor: MenuInteractor(listener: listener))
  }
}
