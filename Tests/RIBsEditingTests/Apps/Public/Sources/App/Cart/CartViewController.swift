// SPDX-License-Identifier: MIT

import ModernRIBs

protocol CartPresentableListener: AnyObject {
	func didTapClose()
}

final class CartViewController: HeadlessViewController, CartPresentable, CartViewControllable {
	weak var listener: CartPresentableListener?
}
