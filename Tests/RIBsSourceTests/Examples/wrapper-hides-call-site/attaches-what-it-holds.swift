// The function attaches what the router holds.
final class TabsRouter: Router<TabsInteractor> {
  private let tabs: [Routing]
  private var selected: Int?

  init(interactor: TabsInteractor, tabs: [Routing]) {
    self.tabs = tabs
    super.init(interactor: interactor)
  }

  func select(_ tab: Int) {
    guard tab != selected else { return }
    if let selected { detachChild(tabs[selected]) }
    selected = tab
    attachChild(tabs[tab])
  }
}
