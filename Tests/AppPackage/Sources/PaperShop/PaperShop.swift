import ModernRIBs

// A target whose default isolation is the main actor. The runtime's classes are on no actor, as in ModernRIBs, so the
// classes that inherit from them and the protocols of a RIB are `nonisolated`. Views stay on the main actor.

nonisolated protocol ShopDependency: Dependency {
  var title: String { get }
}

nonisolated final class ShopComponent: Component<any ShopDependency> {
  var title: String { dependency.title }
}

nonisolated protocol ShopListener: AnyObject {
  func shopDidClose()
}

nonisolated protocol ShopBuildable: Buildable {
  @MainActor func build(withListener listener: any ShopListener) -> any ShopRouting
}

nonisolated final class ShopBuilder: Builder<any ShopDependency>, ShopBuildable {
  /// On the main actor, because it makes a view.
  @MainActor func build(withListener listener: any ShopListener) -> any ShopRouting {
    let component = ShopComponent(dependency: dependency)
    let interactor = ShopInteractor(presenter: ShopView(), title: component.title)
    interactor.listener = listener
    return ShopRouter(interactor: interactor)
  }
}

nonisolated protocol ShopPresentable: Presentable {
  var listener: (any ShopPresentableListener)? { get set }
  func show(_ title: String)
}

nonisolated protocol ShopPresentableListener: AnyObject {
  func didTapClose()
}

nonisolated protocol ShopRouting: Routing {}

nonisolated protocol ShopInteractable: Interactable {
  var router: (any ShopRouting)? { get set }
}

nonisolated final class ShopInteractor: PresentableInteractor<any ShopPresentable>,
  ShopInteractable, ShopPresentableListener
{
  weak var router: (any ShopRouting)?
  weak var listener: (any ShopListener)?
  private let title: String

  init(presenter: any ShopPresentable, title: String) {
    self.title = title
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.show(title)
  }

  override func willResignActive() {
    super.willResignActive()
    presenter.show("")
  }

  func didTapClose() { listener?.shopDidClose() }
}

nonisolated final class ShopRouter: Router<any ShopInteractable>, ShopRouting {
  override init(interactor: any ShopInteractable) {
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() { super.didLoad() }
}

/// On the main actor, as a `UIViewController` is.
final class ShopView: ShopPresentable {
  weak var listener: (any ShopPresentableListener)?
  private(set) var titles: [String] = []

  func show(_ title: String) { titles.append(title) }
  func tapClose() { listener?.didTapClose() }
}

nonisolated final class StreetRouter: Router<StreetInteractor> {
  private let builder: any ShopBuildable
  private var shop: (any ShopRouting)?

  init(interactor: StreetInteractor, builder: any ShopBuildable) {
    self.builder = builder
    super.init(interactor: interactor)
    interactor.router = self
  }

  @MainActor func openShop() {
    let shop = builder.build(withListener: interactor)
    attachChild(shop)
    self.shop = shop
  }

  func closeShop() {
    if let shop { detachChild(shop) }
    shop = nil
  }

  /// What the shop shows.
  @MainActor var shopView: ShopView? {
    ((shop?.interactable as? ShopInteractor)?.presenter) as? ShopView
  }
}

nonisolated final class StreetInteractor: Interactor, ShopListener {
  weak var router: StreetRouter?

  func shopDidClose() { router?.closeShop() }
}

nonisolated final class StreetComponent: EmptyComponent, ShopDependency {
  var title: String { "Paper" }
}

/// The app, and what its user can do.
package final class PaperShop {
  private let street = StreetRouter(
    interactor: StreetInteractor(), builder: ShopBuilder(dependency: StreetComponent()))

  package init() {
    street.interactable.activate()
    street.load()
  }

  /// - Returns: What the shop showed.
  package func visit() -> [String] {
    street.openShop()
    let view = street.shopView
    view?.tapClose()
    return view?.titles ?? []
  }
}
