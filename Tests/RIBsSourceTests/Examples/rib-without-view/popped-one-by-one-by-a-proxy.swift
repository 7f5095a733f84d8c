// Another object is the delegate, and has Mom close the page on top: two pages may have left the stack.
// with: Pages, MomOfPages
final class Stack: UINavigationController {
  private let proxy = StackProxy()

  var listener: MomPresentableListener? {
    get { proxy.listener }
    set {
      delegate = proxy
      proxy.listener = newValue
    }
  }
}

final class StackProxy: NSObject, UINavigationControllerDelegate {
  weak var listener: MomPresentableListener?

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    listener?.didShow(controller.viewControllers.count)
  }
}

extension MomRouter {
  func keep(_ count: Int) {
    if pages.count >= count { closeTop() }
  }

  private func closeTop() {
    guard let top = pages.last else { return }
    pages.removeLast()
    detachChild(top)  // reported: warning
  }
}
