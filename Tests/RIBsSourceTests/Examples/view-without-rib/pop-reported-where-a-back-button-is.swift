// A back button of its own turns the swipe off.
// with: Kid, Mom, MomView, MomPushes
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.leave() })
  }

  private func leave() { navigationController?.popViewController(animated: true) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { listener?.didTapClose() }
  }
}
