import UIKit
import napkin

protocol RootPresentableListener: AnyObject, Sendable {}

@MainActor
final class RootViewController: UINavigationController, RootPresentable, RootViewControllable {

    weak var listener: RootPresentableListener?

    func present(title: String) async {}

    func push(_ child: ViewControllable) {
        pushViewController(child.uiviewController, animated: true)
    }
}
