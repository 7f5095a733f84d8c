// The SwiftUI view lets its sheet be pulled down.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}

final class KidViewController: UIHostingController<KidScreen>, ViewControllable {
  weak var listener: KidPresentableListener?

  init() { super.init(rootView: KidScreen()) }
}

struct KidScreen: View {
  var body: some View {
    Form { Text("Kid") }
      .interactiveDismissDisabled(false)
  }
}
