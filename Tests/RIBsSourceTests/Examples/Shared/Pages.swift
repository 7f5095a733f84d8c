// Pages, each with a button that opens another one, and Mom without her router, who keeps them in a list.
import RIBs
import UIKit

protocol PageListener: AnyObject {
  func pageDidTapNext()
}

protocol PagePresentableListener: AnyObject {
  func didTapNext()
}

final class PageInteractor: Interactor, PagePresentableListener {
  weak var listener: PageListener?

  func didTapNext() { listener?.pageDidTapNext() }
}

final class PageViewController: UIViewController, ViewControllable {
  weak var listener: PagePresentableListener?

  @objc private func nextTapped() { listener?.didTapNext() }
}

final class PageRouter: ViewableRouter<PageInteractor, PageViewController> {}

final class PageBuilder: Builder<EmptyDependency> {
  func build(withListener listener: PageListener) -> PageRouter {
    let (view, interactor) = (PageViewController(), PageInteractor())
    view.listener = interactor
    interactor.listener = listener
    return PageRouter(interactor: interactor, viewController: view)
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapPage()
  func didShow(_ count: Int)
}

final class MomInteractor: Interactor, MomPresentableListener, PageListener {
  weak var router: MomRouter?

  func didTapPage() { router?.open() }
  func pageDidTapNext() { router?.open() }
  func didShow(_ count: Int) { router?.keep(count) }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func pageTapped() { listener?.didTapPage() }
}
