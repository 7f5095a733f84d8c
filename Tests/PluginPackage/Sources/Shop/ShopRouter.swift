// Stand-ins: nothing here runs.
class Router {
  func attachChild(_ child: Router) {}
}

final class CartRouter: Router {}

final class ShopRouter: Router {
  private let cart = CartRouter()

  func didLoad() { attachChild(cart) }
}
