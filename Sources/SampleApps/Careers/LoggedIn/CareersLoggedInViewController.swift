import InstrumentedRIBs

extension CareersApp {
  protocol LoggedInPresentableListener: AnyObject {
    func didTap(_ tab: Tab)
  }

  /// A tab bar; each tab is a navigation stack with its RIB's view at the bottom.
  final class LoggedInViewController: HeadlessTabBarController, LoggedInPresentable,
    LoggedInViewControllable
  {
    weak var listener: (any LoggedInPresentableListener)?

    func show(_ view: any ViewControllable) {
      select(stack(of: view) ?? newStack(with: view))
    }

    func drop(_ view: any ViewControllable) {
      stack(of: view)?.removeFromParent()
    }

    func tap(_ tab: Tab) { listener?.didTap(tab) }

    private func stack(of view: any ViewControllable) -> HeadlessNavigationController? {
      view.uiviewController.parent as? HeadlessNavigationController
    }

    private func newStack(with view: any ViewControllable) -> HeadlessNavigationController {
      let stack = HeadlessNavigationController()
      stack.push(view.uiviewController, animated: false)
      return stack
    }
  }
}
