import ModernRIBs

protocol RootPresentableListener: AnyObject {
}

final class RootViewController: HeadlessViewController, RootPresentable, RootViewControllable {
    weak var listener: RootPresentableListener?
}
