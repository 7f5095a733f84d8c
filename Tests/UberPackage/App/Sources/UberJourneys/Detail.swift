import RIBs
import UIKit

final class DetailViewController: UIViewController, ViewControllable {
  /// Not weak, as it should be.
  var listener: DetailInteractor?
}

final class DetailInteractor: PresentableInteractor<DetailViewController> {
  private let clock = ClockWorker()

  override func didBecomeActive() {
    clock.start(self)
  }
}

/// Works while the detail is active.
final class ClockWorker: Worker {}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {
  static func build() -> DetailRouter {
    let view = DetailViewController()
    return DetailRouter(interactor: DetailInteractor(presenter: view), viewController: view)
  }
}
