// Siblings share a property, and one route detaches nothing.
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
  private var currentChild: Routing?
  private let kidBuilder: KidBuilder
  private let siblingBuilder: SiblingBuilder

  init(interactor: TabsInteractor, kidBuilder: KidBuilder, siblingBuilder: SiblingBuilder) {
    self.kidBuilder = kidBuilder
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToKid() {
    replaceCurrentChild(with: kidBuilder.build(withListener: interactor))  // reported: error
  }

  func routeToSibling() {
    detachCurrentChild()
    let sibling = siblingBuilder.build(withListener: interactor)
    currentChild = sibling
    attachChild(sibling)
  }

  private func replaceCurrentChild(with child: Routing) {
    currentChild = child
    attachChild(child)
  }

  private func detachCurrentChild() {
    guard let child = currentChild else { return }
    currentChild = nil
    detachChild(child)
  }
}
