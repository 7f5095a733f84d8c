import InstrumentedRIBs

extension HomeFlowApp {
  /// The app's navigation stack, which HomeFlow also drives.
  final class RootViewController: HeadlessNavigationController, RootViewControllable,
    HomeFlowViewControllable
  {
    func putAtBottom(_ view: any ViewControllable) {
      addChild(view.uiviewController, at: 0)
    }
  }
}
