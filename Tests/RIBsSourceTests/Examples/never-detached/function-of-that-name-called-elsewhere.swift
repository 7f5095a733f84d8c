// Another RIB calls a function of the same name, which is its own router's.
// with: Kid, KidView, MomView
// Mom without her router: `kidDidClose` is what matters.
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomListener: AnyObject {
  func momDidEnd()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
  var listener: MomListener? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?
  weak var listener: MomListener?

  func didTapOpen() { router?.open() }
  func kidDidClose() {
  }
}

// Another RIB, whose router has a function of the same name, which its interactor calls.
protocol AuntRouting: ViewableRouting { func close() }

protocol AuntInteractable: Interactable { var router: AuntRouting? { get set } }

final class AuntInteractor: Interactor, AuntInteractable {
  weak var router: AuntRouting?

  override func willResignActive() {
    super.willResignActive()
    router?.close()
  }
}

final class AuntRouter: ViewableRouter<AuntInteractable, ViewControllable>, AuntRouting {
  override init(interactor: AuntInteractable, viewController: ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func close() {}
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning, warning rib-without-view
    router.viewControllable.uiviewController.modalPresentationStyle = .pageSheet
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
