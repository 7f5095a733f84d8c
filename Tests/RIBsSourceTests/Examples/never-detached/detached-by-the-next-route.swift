// The next route detaches it through the shared property.
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
    router?.routeToKid()
  }

  func didTapSibling() {
    router?.routeToSibling()
  }
}

final class TabsRouter: Router<TabsInteractor> {
  private var current: Routing?
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder

  init(interactor: TabsInteractor, kidBuilder: KidBuilder, siblingBuilder: SiblingBuilder) {
    self.kidBuilder = kidBuilder
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    detachCurrent()
    let kid = kidBuilder.build(withListener: interactor)
    current = kid
    attachChild(kid)
  }

  func routeToSibling() {
    detachCurrent()
    let sibling = siblingBuilder.build(withListener: interactor)
    current = sibling
    attachChild(sibling)
  }

  private func detachCurrent() {
    guard let current else { return }
    detachChild(current)
    self.current = nil
  }
}
