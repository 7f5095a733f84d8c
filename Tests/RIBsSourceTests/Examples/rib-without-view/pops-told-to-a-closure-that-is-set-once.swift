// The stack is started once, with a closure for all pops.
// with: Pages
final class Stack: UINavigationController, UINavigationControllerDelegate {
  private var onPop: ((Int) -> Void)?

  func start(with root: UIViewController, onPop: @escaping (Int) -> Void) {
    self.onPop = onPop
    delegate = self
    viewControllers = [root]
  }

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    onPop?(viewControllers.count)
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let pageBuilder: PageBuilder
  private let stack: Stack
  private var pages: [PageRouter] = []

  init(
    interactor: MomInteractor, viewController: MomViewController, pageBuilder: PageBuilder,
    stack: Stack
  ) {
    (self.pageBuilder, self.stack) = (pageBuilder, stack)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    stack.start(with: viewController) { [weak self] count in self?.keep(count) }
  }

  func open() {
    let page = pageBuilder.build(withListener: interactor)
    pages.append(page)
    attachChild(page)
    stack.pushViewController(page.viewControllable.uiviewController, animated: true)
  }

  func keep(_ count: Int) {
    while count <= pages.count, let page = pages.popLast() {
      detachChild(page)
    }
  }
}
