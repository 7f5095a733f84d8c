// Mom without her router. She pushes Kid, who pushes a tip over her view, and a stream tells Mom that Kid is over.
import Combine
import ModernRIBs
import UIKit

protocol TipListener: AnyObject {
  func tipDidLeave()
}

final class TipInteractor: Interactor {
  weak var listener: TipListener?

  func viewDidLeave() { listener?.tipDidLeave() }
}

final class TipViewController: UIViewController, ViewControllable {
  weak var listener: TipInteractor?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.viewDidLeave() }
  }
}

final class TipRouter: ViewableRouter<TipInteractor, TipViewController> {}

final class TipBuilder: Builder<EmptyDependency> {
  func build(withListener listener: TipListener) -> TipRouter {
    let (view, interactor) = (TipViewController(), TipInteractor())
    view.listener = interactor
    interactor.listener = listener
    return TipRouter(interactor: interactor, viewController: view)
  }
}

protocol KidListener: AnyObject {
  func kidDidLeave()
}

final class KidInteractor: Interactor, TipListener {
  weak var router: KidRouter?
  weak var listener: KidListener?

  func didTapTip() { router?.openTip() }
  func viewDidLeave() { listener?.kidDidLeave() }
  func tipDidLeave() { router?.closeTip() }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidInteractor?

  @objc private func tipTapped() { listener?.didTapTip() }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.viewDidLeave() }
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {
  private let tipBuilder: TipBuilder
  private var tip: TipRouter?

  init(interactor: KidInteractor, viewController: KidViewController, tipBuilder: TipBuilder) {
    self.tipBuilder = tipBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openTip() {
    if tip != nil { return }
    let tip = tipBuilder.build(withListener: interactor)
    self.tip = tip
    attachChild(tip)
    viewController.navigationController?.pushViewController(tip.viewController, animated: true)
  }

  func closeTip() {
    guard let tip else { return }
    self.tip = nil
    detachChild(tip)
  }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(
      interactor: interactor, viewController: view, tipBuilder: TipBuilder(dependency: dependency))
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  private let endings: AnyPublisher<Void, Never>

  init(endings: AnyPublisher<Void, Never>) {
    self.endings = endings
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    endings
      .sink { [weak self] in self?.router?.close() }
      .cancelOnDeactivate(interactor: self)
  }

  func didTapKid() { router?.open() }
  func kidDidLeave() { router?.forget() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func kidTapped() { listener?.didTapKid() }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build(endings: AnyPublisher<Void, Never>) -> MomRouter {
    let (view, interactor) = (MomViewController(), MomInteractor(endings: endings))
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}
