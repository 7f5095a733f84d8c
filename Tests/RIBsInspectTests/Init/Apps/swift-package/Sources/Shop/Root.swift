import ModernRIBs

protocol RootDependency: Dependency {}

protocol RootInteractable: Interactable, CartListener {
  var router: RootRouting? { get set }
}

protocol RootRouting: ViewableRouting {
  func routeToCart()
}

final class RootViewController: HeadlessViewController, ViewControllable {
  weak var listener: RootInteractor?

  func didTapCart() { listener?.openCart() }
}

final class RootInteractor: Interactor, RootInteractable {
  weak var router: RootRouting?

  func openCart() { router?.routeToCart() }
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewController>, RootRouting {
  private let cartBuilder: CartBuildable
  private var cart: Routing?

  init(
    interactor: RootInteractable, viewController: RootViewController, cartBuilder: CartBuildable
  ) {
    self.cartBuilder = cartBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToCart() {
    let cart = cartBuilder.build(withListener: interactor)
    self.cart = cart
    attachChild(cart)
  }

  func closeCart() {
    guard let cart else { return }
    detachChild(cart)
    self.cart = nil
  }
}

final class RootBuilder: Builder<RootDependency> {
  func build() -> (router: LaunchRouting, interactor: RootInteractor) {
    let viewController = RootViewController()
    let interactor = RootInteractor()
    viewController.listener = interactor
    let router = RootRouter(
      interactor: interactor, viewController: viewController,
      cartBuilder: CartBuilder(dependency: EmptyComponent()))
    return (router, interactor)
  }
}
