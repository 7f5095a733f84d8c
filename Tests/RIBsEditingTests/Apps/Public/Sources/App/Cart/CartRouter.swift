// SPDX-License-Identifier: MIT

import ModernRIBs

protocol CartInteractable: Interactable {
	var router: CartRouting? { get set }
	var listener: CartListener? { get set }
}

protocol CartViewControllable: ViewControllable {}

final class CartRouter: ViewableRouter<CartInteractable, CartViewControllable>, CartRouting {
	private let prices: Prices

	init(interactor: CartInteractable, viewController: CartViewControllable, prices: Prices) {
		self.prices = prices
		super.init(interactor: interactor, viewController: viewController)
		interactor.router = self
	}
}
