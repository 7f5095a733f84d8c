// The closure is told how many views have left, and closes as many pages.
// with: Pages
final class Stack: UINavigationController, UINavigationControllerDelegate {
  var onBack: ((Int) -> Void)?
  private var depth = 1

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    let gone = depth - viewControllers.count
    depth = viewControllers.count
    if gone > 0 { onBack?(gone) }
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
    stack.delegate = stack
    stack.onBack = { [weak self] gone in
      for _ in 0..<gone { self?.closeLast() }
    }
  }

  func open() {
    let page = pageBuilder.build(withListener: interactor)
    pages.append(page)
    attachChild(page)
    stack.pushViewController(page.viewControllable.uiviewController, animated: true)
  }

  func keep(_ count: Int) {}

  private func closeLast() {
    guard !pages.isEmpty else { return }
    detachChild(pages.removeLast())
  }
}
