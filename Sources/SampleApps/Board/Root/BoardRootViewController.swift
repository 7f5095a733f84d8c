import InstrumentedRIBs

extension BoardApp {
  /// The navigation stack of the app.
  final class RootViewController: HeadlessNavigationController, RootViewControllable {}
}
