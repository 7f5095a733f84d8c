// Mom tells Gran on one way, and detaches Kid on the other.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidFinish()
}

protocol KidPresentableListener: AnyObject {
  func didTapDone()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapDone() { listener?.kidDidFinish() }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func doneTapped() { listener?.didTapDone() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.modalPresentationStyle = .fullScreen
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

protocol MomListener: AnyObject {
  func momDidFinish()
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didLeave()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  weak var listener: MomListener?
  private var isLast = false

  func didTapOpen() { router?.open() }
  func didLeave() { listener?.momDidFinish() }

  func kidDidFinish() {
    if isLast {
      listener?.momDidFinish()
      return
    }
    router?.close()
  }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed { listener?.didLeave() }
  }

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.present(kid.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    kid.viewController.dismiss(animated: true)
    detachChild(kid)
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build(withListener listener: MomListener) -> MomRouter {
    let (view, interactor) = (MomViewController(), MomInteractor())
    view.listener = interactor
    interactor.listener = listener
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}

protocol GranPresentableListener: AnyObject {
  func didTapMom()
}

final class GranInteractor: Interactor, GranPresentableListener, MomListener {
  weak var router: GranRouter?

  func didTapMom() { router?.openMom() }
  func momDidFinish() { router?.closeMom() }
}

final class GranViewController: UIViewController, ViewControllable {
  weak var listener: GranPresentableListener?

  @objc private func momTapped() { listener?.didTapMom() }
}

final class GranRouter: ViewableRouter<GranInteractor, GranViewController> {
  private let momBuilder: MomBuilder
  private var mom: MomRouter?

  init(interactor: GranInteractor, viewController: GranViewController, momBuilder: MomBuilder) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openMom() {
    guard mom == nil else { return }
    let mom = momBuilder.build(withListener: interactor)
    self.mom = mom
    attachChild(mom)
    viewController.navigationController?.pushViewController(mom.viewController, animated: true)
  }

  func closeMom() {
    guard let mom else { return }
    self.mom = nil
    detachChild(mom)
    viewController.navigationController?.popViewController(animated: true)
  }

  func refresh() { viewController.title = "Gran" }
}

final class GranBuilder: Builder<EmptyDependency> {
  func build() -> GranRouter {
    let (view, interactor) = (GranViewController(), GranInteractor())
    view.listener = interactor
    return GranRouter(
      interactor: interactor, viewController: view, momBuilder: MomBuilder(dependency: dependency))
  }
}
