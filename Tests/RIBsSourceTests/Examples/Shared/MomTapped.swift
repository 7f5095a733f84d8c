// Mom and Kid. A tap of Mom's button calls `routeToKid`. Examples add that, and how her view shows Kid's.
import RIBs
import UIKit

protocol MomRouting: ViewableRouting {
  func routeToKid()
  func detachKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomInteractable,
  MomPresentableListener
{
  weak var router: MomRouting?

  override init(presenter: MomPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapKid() {
    router?.routeToKid()
  }

  func kidDidClose() {
    router?.detachKid()
  }
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomViewControllable: ViewControllable {
  func show(_ view: ViewControllable)
}

final class MomViewController: UIViewController, MomPresentable, MomViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func kidTapped() {
    listener?.didTapKid()
  }
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  let kidBuilder: KidBuildable
  var kid: ViewableRouting?

  init(
    interactor: MomInteractable, viewController: MomViewControllable,
    kidBuilder: KidBuildable
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func detachKid() {
    guard let kid = kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> ViewableRouting
}

final class KidBuilder: Builder<KidDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> ViewableRouting {
    let interactor = KidInteractor(listener: listener)
    return KidRouter(interactor: interactor, viewController: KidViewController())
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}
