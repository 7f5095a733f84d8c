// Mom presents Kid, and Kid presents a tip. Kid's button calls `closeKid`, which examples add.
import Combine
import RIBs
import UIKit

final class TipInteractor: Interactor {}

final class TipRouter: ViewableRouter<TipInteractor, UIViewController> {}

final class TipBuilder: Builder<EmptyDependency> {
  func build() -> TipRouter {
    TipRouter(interactor: TipInteractor(), viewController: UIViewController())
  }
}

protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidPresentableListener: AnyObject {
  func didTapTip()
  func didTapClose()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var router: KidRouter?
  weak var listener: KidListener?

  func didTapTip() { router?.openTip() }
  func didTapClose() { listener?.kidDidClose() }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func tipTapped() { listener?.didTapTip() }
  @objc private func closeTapped() { listener?.didTapClose() }
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
    guard tip == nil else { return }
    let tip = tipBuilder.build()
    self.tip = tip
    attachChild(tip)
    tip.viewController.isModalInPresentation = true
    viewController.present(tip.viewController, animated: true)
  }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (interactor, view) = (KidInteractor(), KidViewController())
    interactor.listener = listener
    view.listener = interactor
    return KidRouter(
      interactor: interactor, viewController: view, tipBuilder: TipBuilder(dependency: dependency))
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

final class SongService {
  let stopped = PassthroughSubject<Void, Never>()
}

final class MomInteractor: Interactor, KidListener, MomPresentableListener {
  weak var router: MomRouter?
  let songs: SongService

  init(songs: SongService) { self.songs = songs }

  func didTapOpen() { router?.openKid() }
  func kidDidClose() { router?.closeKid() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    kid.viewController.modalPresentationStyle = .fullScreen
    viewController.present(kid.viewController, animated: true)
  }
}
