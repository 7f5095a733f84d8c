import Foundation
import RIBs
import UIKit

protocol HomePresentableListener: AnyObject {
    func didTapClose()
}

final class HomeViewController: UIViewController, HomePresentable, HomeViewControllable {

    weak var listener: HomePresentableListener?

    func tapClose() { listener?.didTapClose() }

    init(title: String) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { fatalError() }
}
