// A SwiftUI view does something else when it is gone.
// with: PlainKid, MomTaps
protocol KidListener: AnyObject { func kidDidClose() }

final class KidInteractor: Interactor {
  weak var listener: KidListener?

  func close() { listener?.kidDidClose() }
}

struct KidScreen: View {
  let onClose: () -> Void

  var body: some View {
    Text("Kid").onDisappear { print("gone") }
  }
}

final class KidViewController: UIHostingController<KidScreen>, ViewControllable {}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor()
    interactor.listener = listener
    let screen = KidScreen { [weak interactor] in interactor?.close() }
    return KidRouter(
      interactor: interactor, viewController: KidViewController(rootView: screen))
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  @objc func openTapped() { router?.open() }
  func kidDidClose() { router?.close() }
}

final class MomRouter: ViewableRouter<MomInteractor, UIViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: UIViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.present(router.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    viewController.dismiss(animated: true)
    detachChild(kid)
  }
}
