import RIBs
import UIKit

protocol HomePresentableListener: AnyObject {
    func didTapClose()
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {

    weak var listener: HomePresentableListener?

    func tapClose() { listener?.didTapClose() }
}
