import InstrumentedRIBs

extension CareersApp {
  protocol LoggedInInteractable: Interactable, BlogListener, ApplyListener, MyPageListener,
    ScheduleListener
  {
    var router: (any LoggedInRouting)? { get set }
    var listener: (any LoggedInListener)? { get set }
  }

  protocol LoggedInViewControllable: ViewControllable {
    func show(_ view: any ViewControllable)
    func drop(_ view: any ViewControllable)
  }

  final class LoggedInRouter: ViewableRouter<
    any LoggedInInteractable, any LoggedInViewControllable
  >, LoggedInRouting
  {
    private let blogBuilder: any BlogBuildable
    private let applyBuilder: any ApplyBuildable
    private let myPageBuilder: any MyPageBuildable
    private let scheduleBuilder: any ScheduleBuildable
    private let mistakes: Mistakes
    /// The tabs in the order of the bar.
    private var tabs: [(any ViewableRouting)?] = Tab.allCases.map { _ in nil }
    private var selected: Tab?

    init(
      interactor: any LoggedInInteractable, viewController: any LoggedInViewControllable,
      blogBuilder: any BlogBuildable, applyBuilder: any ApplyBuildable,
      myPageBuilder: any MyPageBuildable, scheduleBuilder: any ScheduleBuildable,
      mistakes: Mistakes
    ) {
      self.blogBuilder = blogBuilder
      self.applyBuilder = applyBuilder
      self.myPageBuilder = myPageBuilder
      self.scheduleBuilder = scheduleBuilder
      self.mistakes = mistakes
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
      if mistakes.contains(.rebuildsTabs) { return }
      // Build each tab once, so that a hidden tab keeps its content.
      for tab in Tab.allCases { tabs[tab.rawValue] = build(tab) }
    }

    override func didLoad() {
      super.didLoad()
      routeTo(.blog)
    }

    func routeTo(_ tab: Tab) {
      guard tab != selected else { return }
      detachSelectedTab()
      let router = tabs[tab.rawValue] ?? build(tab)
      tabs[tab.rawValue] = router
      selected = tab
      attachChild(router)
      viewController.show(router.viewControllable)
    }

    func detachSelectedTab() {
      guard let selected, let router = tabs[selected.rawValue] else { return }
      detachChild(router)
      if !mistakes.contains(.remembersDetachedTab) { self.selected = nil }
      if mistakes.contains(.rebuildsTabs) {
        tabs[selected.rawValue] = nil
        viewController.drop(router.viewControllable)
      }
    }

    private func build(_ tab: Tab) -> any ViewableRouting {
      switch tab {
      case .blog: blogBuilder.build(withListener: interactor)
      case .apply: applyBuilder.build(withListener: interactor)
      case .myPage: myPageBuilder.build(withListener: interactor)
      case .schedule: scheduleBuilder.build(withListener: interactor)
      }
    }
  }
}
