import InstrumentedRIBs

extension CareersApp {
  /// A navigation stack with either side of the app at its bottom.
  final class RootViewController: HeadlessNavigationController, RootViewControllable {
    func show(_ view: any ViewControllable) {
      replaceAll(with: view.uiviewController)
    }
  }
}
