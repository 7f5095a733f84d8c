import UIKit
import napkin

protocol HomePresentableListener: AnyObject, Sendable {
    func didTapClose() async
}

@MainActor
final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {

    weak var listener: HomePresentableListener?

    func tapClose() {
        dispatch { [listener] in await listener?.didTapClose() }
    }
}
