// The builders are gone through one by one.
final class TabsRouter: Router<TabsInteractor> {
  private let tabBuilders: [TabBuilder]
  private var tabs: [TabRouter] = []

  init(interactor: TabsInteractor, tabBuilders: [TabBuilder]) {
    self.tabBuilders = tabBuilders
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    guard tabs.isEmpty else { return }
    tabBuilders.forEach { builder in
      let tab = builder.build(withListener: interactor)
      tabs.append(tab)
      attachChild(tab)
    }
  }
}

final class TabRouter: Router<TabInteractor> {}

final class TabBuilder: Builder<EmptyDependency> {
  func build(withListener listener: TabListener) -> TabRouter {
    TabRouter(interactor: TabInteractor(listener: listener))
  }
}
