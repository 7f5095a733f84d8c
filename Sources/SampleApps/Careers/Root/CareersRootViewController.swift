import InstrumentedRIBs

extension CareersApp {
  /// A navigation stack with one side of the app at its root.
  final class RootViewController: HeadlessNavigationController, RootViewControllable {
    func show(_ view: any ViewControllable) {
      replaceAll(with: view.uiviewController)
    }
  }
}
