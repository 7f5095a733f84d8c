// Gran embeds Mom, and Mom presents Kid. Kid's button leads to `leave`, which examples add, as well as `watch`, which Gran
// calls when she is activated, and her router's `closeMom`. She has builders of a lock and a tip.
import Combine
import RIBs
import UIKit

enum SessionState: Equatable {
  case user(String)
  case locked
  case none
}

final class Session {
  let ended = PassthroughSubject<Void, Never>()
  let state = CurrentValueSubject<SessionState, Never>(.none)

  func end() { ended.send() }
}

protocol KidListener: AnyObject {
  func kidDidClose()
  func kidDidLeave()
}

protocol SessionDependency: Dependency {
  var session: Session { get }
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?
  let session: Session

  init(session: Session) {
    self.session = session
    super.init()
  }

  func didTapClose() { listener?.kidDidClose() }
  func didTapLeave() { leave() }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidInteractor?

  @objc private func closeTapped() { listener?.didTapClose() }
  @objc private func leaveTapped() { listener?.didTapLeave() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<SessionDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    view.isModalInPresentation = true
    let interactor = KidInteractor(session: dependency.session)
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

protocol MomListener: AnyObject {
  func momDidLeave()
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  weak var listener: MomListener?

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }
  func kidDidLeave() { listener?.momDidLeave() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
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
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.present(router.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

final class MomBuilder: Builder<SessionDependency> {
  func build(withListener listener: MomListener) -> MomRouter {
    let view = MomViewController()
    let interactor = MomInteractor()
    view.listener = interactor
    interactor.listener = listener
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}

final class LockInteractor: Interactor {}

final class LockViewController: UIViewController, ViewControllable {}

final class LockRouter: ViewableRouter<LockInteractor, LockViewController> {}

final class LockBuilder: Builder<EmptyDependency> {
  func build() -> LockRouter {
    let view = LockViewController()
    view.modalPresentationStyle = .fullScreen
    return LockRouter(interactor: LockInteractor(), viewController: view)
  }
}

final class TipInteractor: Interactor {}

final class TipViewController: UIViewController, ViewControllable {}

final class TipRouter: ViewableRouter<TipInteractor, TipViewController> {}

final class TipBuilder: Builder<EmptyDependency> {
  func build() -> TipRouter {
    let view = TipViewController()
    view.modalPresentationStyle = .fullScreen
    return TipRouter(interactor: TipInteractor(), viewController: view)
  }
}

final class GranInteractor: Interactor, MomListener {
  weak var router: GranRouter?
  let session: Session
  var isOpen = true

  init(session: Session) {
    self.session = session
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.openMom()
    watch()
  }

  func momDidLeave() { router?.closeMom() }
}

final class GranViewController: UIViewController, ViewControllable {
  weak var listener: GranInteractor?

  func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
  }

  func hide(_ child: UIViewController) {
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

final class GranRouter: ViewableRouter<GranInteractor, GranViewController> {
  private let momBuilder: MomBuilder
  let lockBuilder: LockBuilder
  var mom: MomRouter?
  var lock: LockRouter?
  var tip: TipRouter?
  let tipBuilder = TipBuilder(dependency: EmptyComponent())

  init(
    interactor: GranInteractor, viewController: GranViewController, momBuilder: MomBuilder,
    lockBuilder: LockBuilder
  ) {
    self.momBuilder = momBuilder
    self.lockBuilder = lockBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openMom() {
    guard mom == nil else { return }
    let router = momBuilder.build(withListener: interactor)
    mom = router
    attachChild(router)
    viewController.show(router.viewController)
  }
}
