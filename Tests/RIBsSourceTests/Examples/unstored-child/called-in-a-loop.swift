// The parent calls the function in a loop.
// with: Kid, KidView
protocol TabRouting: ViewableRouting {
  func attachTabs()
}

protocol TabInteractable: Interactable, KidListener {
  var router: TabRouting? { get set }
}

final class TabInteractor: Interactor, TabInteractable {
  weak var router: TabRouting?
  func kidDidClose() {}
}

final class TabRouter: ViewableRouter<TabInteractable, ViewControllable>, TabRouting {
  private let kidBuilder: KidBuildable

  init(interactor: TabInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func attachTabs() {
    let kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)  // reported: warning
  }
}

protocol TabBuildable: Buildable {
  func build() -> TabRouting
}

final class TabBuilder: Builder<EmptyDependency>, TabBuildable {
  func build() -> TabRouting {
    TabRouter(
      interactor: TabInteractor(), viewController: KidViewController(), kidBuilder: KidBuilder())
  }
}

protocol RootInteractable: Interactable {}

final class RootRouter: LaunchRouter<RootInteractable, ViewControllable> {
  private let tabBuilder: TabBuildable
  private var tab: TabRouting?

  init(interactor: RootInteractable, viewController: ViewControllable, tabBuilder: TabBuildable) {
    self.tabBuilder = tabBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    let tab = tabBuilder.build()
    self.tab = tab
    attachChild(tab)
    for _ in 0..<3 { tab.attachTabs() }
  }

}
