import InstrumentedRIBs

extension DeepLinkApp {
  /// The navigation stack of the app.
  final class RootViewController: HeadlessNavigationController, RootViewControllable {}
}
