import ModernRIBs

protocol CartListener: AnyObject {}

protocol CartBuildable: Buildable {
  func build(withListener listener: CartListener) -> Routing
}

final class CartInteractor: Interactor {
  weak var listener: CartListener?
}

final class CartRouter: Router<CartInteractor> {}

final class CartBuilder: Builder<EmptyDependency>, CartBuildable {
  func build(withListener listener: CartListener) -> Routing {
    let interactor = CartInteractor()
    interactor.listener = listener
    return CartRouter(interactor: interactor)
  }
}
