// The stack keeps the object that hears of pops, and Mom closes all pages whose views have left.
// with: Pages, MomOfPages
final class Stack: UINavigationController {
  weak var listener: MomPresentableListener? {
    didSet { proxy.listener = listener }
  }
  private lazy var proxy = StackProxy()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = proxy
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
    let gone = pages.suffix(max(0, pages.count + 1 - count))
    pages.removeLast(gone.count)
    gone.reversed().forEach(detachChild)
  }
}
