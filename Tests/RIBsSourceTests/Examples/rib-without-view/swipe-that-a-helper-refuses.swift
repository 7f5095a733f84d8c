// The navigation controller asks a function of its own, and the view allows no swipe.
// with: Kid, Mom, MomView, MomRouter, DecidingNavigation
final class KidViewController: UIViewController, ViewControllable, SwipeDeciding {
  weak var listener: KidPresentableListener?
  let allowsSwipe = false

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
  }

  @objc private func closeTapped() { listener?.didTapClose() }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}
