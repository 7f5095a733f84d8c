// A property of the router says in two steps whether its state has the child.
// with: Kid, KidView, MomView
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  var isOpen: Bool { get }
  func open()
  func close()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?

  func didTapOpen() {
    guard router?.isOpen == false else { return }
    router?.open()
  }

  func kidDidClose() { router?.close() }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private enum State {
    case alone
    case with(KidRouting)
  }

  private let kidBuilder: KidBuildable
  private var state = State.alone

  var isOpen: Bool {
    if case .with = state { return true }
    return false
  }

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    let kid = kidBuilder.build(withListener: interactor)
    state = .with(kid)
    attachChild(kid)
    kid.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(kid.viewControllable.uiviewController, animated: true)
  }

  func close() {
    guard case .with(let kid) = state else { return }
    state = .alone
    detachChild(kid)
    viewController.uiviewController.dismiss(animated: true)
  }
}
