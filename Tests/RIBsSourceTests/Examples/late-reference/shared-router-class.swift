// Kid and Aunt have routers of one class of the app. Kid may be done while she is attached, and Aunt is not.
import RIBs
import UIKit

final class LeafRouter: ViewableRouter<Interactable, ViewControllable> {}

extension ViewControllable {
  var isOnScreen: Bool { uiviewController.viewIfLoaded?.window != nil }
}

protocol KidListener: AnyObject {
  func kidDidFinish()
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?
  private let isDenied: Bool

  init(isDenied: Bool) { self.isDenied = isDenied }

  override func didBecomeActive() {
    super.didBecomeActive()
    if isDenied { listener?.kidDidFinish() }
  }
}

final class KidViewController: UIViewController, ViewControllable {}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> ViewableRouting
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> ViewableRouting {
    let interactor = KidInteractor(isDenied: false)
    interactor.listener = listener
    return LeafRouter(interactor: interactor, viewController: KidViewController())
  }
}

final class AuntInteractor: Interactor {}

protocol AuntBuildable: Buildable {
  func build() -> ViewableRouting
}

final class AuntBuilder: Builder<EmptyDependency>, AuntBuildable {
  func build() -> ViewableRouting {
    LeafRouter(interactor: AuntInteractor(), viewController: UIViewController())
  }
}

protocol MomRouting: Routing {
  func openKid()
  func closeKid()
  func openAunt()
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouting?
  let links = PublishSubject<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.subscribe(onNext: { [weak self] in
      self?.router?.openKid()
      self?.router?.openAunt()
    }).disposeOnDeactivate(interactor: self)
  }

  func kidDidFinish() { router?.closeKid() }
}

final class MomRouter: Router<MomInteractor>, MomRouting {
  private let kidBuilder: KidBuildable
  private let auntBuilder: AuntBuildable
  private var kid: ViewableRouting?
  private var aunt: ViewableRouting?

  init(interactor: MomInteractor, kidBuilder: KidBuildable, auntBuilder: AuntBuildable) {
    (self.kidBuilder, self.auntBuilder) = (kidBuilder, auntBuilder)
    super.init(interactor: interactor)
    interactor.router = self
  }

  func openKid() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    attachChild(router)  // reported: warning
    kid = router
  }

  func closeKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }

  func openAunt() {
    guard aunt == nil else { return }
    let router = auntBuilder.build()
    attachChild(router)  // reported: info
    aunt = router
  }
}
