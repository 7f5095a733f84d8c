// SPDX-License-Identifier: MIT

import ModernRIBs

public protocol CartRouting: ViewableRouting {
}

protocol CartPresentable: Presentable {
	var listener: CartPresentableListener? { get set }
}

public protocol CartListener: AnyObject {
	func cartDidClose()
}

final class CartInteractor: PresentableInteractor<CartPresentable>, CartInteractable,
	CartPresentableListener
{
	weak var router: CartRouting?
	weak var listener: CartListener?
	private let prices: Prices

	init(presenter: CartPresentable, prices: Prices) {
		self.prices = prices
		super.init(presenter: presenter)
		presenter.listener = self
	}

	func didTapClose() { listener?.cartDidClose() }
}
