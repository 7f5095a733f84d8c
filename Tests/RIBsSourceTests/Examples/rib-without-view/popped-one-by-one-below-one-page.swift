// A page opens no other page, so that only one view can leave the stack.
// with: CountingStack, MomOfPages
import RIBs
import UIKit

final class PageInteractor: Interactor {}

final class PageViewController: UIViewController, ViewControllable {}

final class PageRouter: ViewableRouter<PageInteractor, PageViewController> {}

final class PageBuilder: Builder<EmptyDependency> {
  func build(withListener listener: MomInteractor) -> PageRouter {
    PageRouter(interactor: PageInteractor(), viewController: PageViewController())
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapPage()
  func didShow(_ count: Int)
}

final class MomInteractor: Interactor, MomPresentableListener {
  weak var router: MomRouter?

  func didTapPage() { router?.open() }
  func didShow(_ count: Int) { router?.keep(count) }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func pageTapped() { listener?.didTapPage() }
}

extension MomRouter {
  func keep(_ count: Int) {
    guard count <= pages.count, let page = pages.popLast() else { return }
    detachChild(page)
  }
}
