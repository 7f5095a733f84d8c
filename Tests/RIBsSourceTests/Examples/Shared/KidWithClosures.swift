// Mom's Kid and his view, which keep closures. Examples add `listen`, which is given the Kid that Mom attaches.
import RIBs
import UIKit

final class KidInteractor: Interactor {
  var onClose: (() -> Void)?

  func didTapClose() { onClose?() }
}

final class KidViewController: UIViewController, ViewControllable {
  var onClose: (() -> Void)?
  private var handlers: [() -> Void] = []

  func whenClosed(_ handler: @escaping () -> Void) { handlers.append(handler) }
  func afterwards(_ work: () -> Void) { work() }

  @objc private func closeTapped() {
    onClose?()
    for handler in handlers { handler() }
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {
  var onClose: (() -> Void)? {
    get { interactor.onClose }
    set { interactor.onClose = newValue }
  }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build() -> KidRouter {
    KidRouter(interactor: KidInteractor(), viewController: KidViewController())
  }
}

final class MomInteractor: Interactor {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }

  func show(_ child: UIViewController) { view.addSubview(child.view) }
  func hide(_ child: UIViewController) { child.view.removeFromSuperview() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build()
    listen(to: kid)
    self.kid = kid
    attachChild(kid)
    viewController.show(kid.viewController)
  }

  func close(_ child: KidRouter) {
    guard child === kid else { return }
    viewController.hide(child.viewController)
    detachChild(child)
    kid = nil
  }
}
