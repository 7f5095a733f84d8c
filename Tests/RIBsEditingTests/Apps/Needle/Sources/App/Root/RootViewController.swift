import RIBs
import UIKit

protocol RootPresentableListener: AnyObject {}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

    weak var listener: RootPresentableListener?

    private var shown: UIViewController?

    func replace(with viewController: ViewControllable?) {
        shown?.removeFromParent()
        shown = viewController?.uiviewController
        if let shown { addChild(shown) }
    }
}
