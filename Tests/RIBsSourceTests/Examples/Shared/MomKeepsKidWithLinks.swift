// Mom keeps Kid's router and attaches it again.
import Combine
import ModernRIBs
import UIKit

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kid: KidRouter
  private var isOpen = false

  init(
    interactor: MomInteractor, viewController: MomViewController,
    links: AnyPublisher<URL, Never>, kidBuilder: KidBuilder
  ) {
    kid = kidBuilder.build(links: links)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard !isOpen else { return }
    isOpen = true
    attachChild(kid)
    viewController.view.addSubview(kid.viewController.view)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    detachChild(kid)
    kid.viewController.view.removeFromSuperview()
  }
}
