// A tab is detached and kept for the next visit.
// with: PlainKid, PlainSibling
protocol TabsPresentableListener: AnyObject {
  func didTapKid()
  func didTapSibling()
}

protocol TabsPresentable: Presentable {
  var listener: TabsPresentableListener? { get set }
}

final class TabsInteractor: PresentableInteractor<TabsPresentable>, TabsPresentableListener,
  KidListener, SiblingListener
{
  weak var router: TabsRouter?

  func didTapKid() {
    router?.routeTo(0)
  }

  func didTapSibling() {
    router?.routeTo(1)
  }
}

final class TabsRouter: Router<TabsInteractor> {
  private let tabs: [Routing]
  private var selected: Int?

  init(interactor: TabsInteractor, kidBuilder: KidBuilder, siblingBuilder: SiblingBuilder) {
    tabs = [
      kidBuilder.build(withListener: interactor),
      siblingBuilder.build(withListener: interactor),
    ]
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeTo(_ tab: Int) {
    guard tab != selected else { return }
    if let selected { detachChild(tabs[selected]) }
    selected = tab
    attachChild(tabs[tab])
  }
}
