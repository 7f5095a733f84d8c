import InstrumentedRIBs

extension HomeFlowApp {
  /// The navigation stack of the app, which HomeFlow drives too.
  final class RootViewController: HeadlessNavigationController, RootViewControllable,
    HomeFlowViewControllable
  {
    func putAtBottom(_ view: any ViewControllable) {
      addChild(view.uiviewController, at: 0)
    }
  }
}
