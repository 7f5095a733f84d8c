// A view controller inside Kid's view reports that it disappeared.
// with: Kid, Mom, MomView, MomSheetRouter, GranOfMom, GranRouter, MomPresents
import RIBs
import UIKit

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

extension GranRouter {
  func openLink() { viewController.dismissAll() }
}

final class EndReporter: UIViewController {
  var onEnd: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd?()
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    let reporter = EndReporter()
    reporter.onEnd = { [weak self] in self?.listener?.didTapClose() }
    addChild(reporter)
    view.addSubview(reporter.view)
  }
}
