// What Mom's router keeps and opens. Each example adds how she learns of pops.
final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let pageBuilder: PageBuilder
  let stack: Stack
  var pages: [PageRouter] = []

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
    let page = pageBuilder.build(withListener: interactor)
    pages.append(page)
    attachChild(page)
    stack.pushViewController(page.viewControllable.uiviewController, animated: true)
  }
}
