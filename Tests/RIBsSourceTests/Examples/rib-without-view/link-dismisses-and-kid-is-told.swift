// Kid hears of the same links, and asks to be detached.
// with: KidView, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import Combine
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}

final class LinkStream {
  let values = PassthroughSubject<URL, Never>()
}

protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidRouting: ViewableRouting {}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?
  private let links: LinkStream

  init(links: LinkStream) { self.links = links }

  override func didBecomeActive() {
    super.didBecomeActive()
    links.values.sink { [weak self] _ in self?.listener?.kidDidClose() }
      .cancelOnDeactivate(interactor: self)
  }

  func didTapClose() { listener?.kidDidClose() }
}

final class KidRouter: ViewableRouter<KidInteractor, ViewControllable>, KidRouting {}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> KidRouting
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  private let links = LinkStream()

  func build(withListener listener: KidListener) -> KidRouting {
    let view = KidViewController()
    let interactor = KidInteractor(links: links)
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}
