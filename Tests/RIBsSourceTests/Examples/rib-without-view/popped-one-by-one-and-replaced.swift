// A page takes the place of the one before it, so that the stack never has two.
// with: Pages, CountingStack
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
    stack.listener = interactor
  }

  func open() {
    if let last = pages.popLast() {
      detachChild(last)
      stack.popViewController(animated: false)
    }
    let page = pageBuilder.build(withListener: interactor)
    pages.append(page)
    attachChild(page)
    stack.pushViewController(page.viewControllable.uiviewController, animated: true)
  }

  func keep(_ count: Int) {
    guard count <= pages.count, let page = pages.popLast() else { return }
    detachChild(page)
  }
}
