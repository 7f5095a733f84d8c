// SPDX-License-Identifier: MIT

import ModernRIBs

public protocol CartDependency: Dependency {
	var prices: Prices { get }
}

public protocol Prices: AnyObject {
	func price(of product: String) -> Int
}

final class CartComponent: Component<CartDependency> {
	var prices: Prices { dependency.prices }
}

public protocol CartBuildable: Buildable {
	func build(withListener listener: CartListener) -> CartRouting
}

public final class CartBuilder: Builder<CartDependency>, CartBuildable {
	public override init(dependency: CartDependency) {
		super.init(dependency: dependency)
	}

	public func build(withListener listener: CartListener) -> CartRouting {
		let component = CartComponent(dependency: dependency)
		let viewController = CartViewController()
		let interactor = CartInteractor(presenter: viewController, prices: component.prices)
		interactor.listener = listener
		return CartRouter(
			interactor: interactor, viewController: viewController, prices: component.prices)
	}
}
