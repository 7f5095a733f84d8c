// The override reports when there is a parent.
// with: Kid, Mom, MomView, MomRouter
class ReportingViewController: UIViewController {
  func didLeave() {}

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { didLeave() }
  }
}

final class KidViewController: ReportingViewController, ViewControllable {
  weak var listener: KidPresentableListener?
  private var clock: Timer?

  override func didMove(toParent parent: UIViewController?) {
    if parent != nil { didLeave() }
  }

  override func didLeave() { listener?.didTapClose() }

  private func tick() { view.setNeedsLayout() }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}
