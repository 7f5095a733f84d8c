import InstrumentedRIBs

extension GalleryApp {
  /// Shows nothing of its own.
  final class RootViewController: HeadlessViewController, RootViewControllable {
    func show(_ view: any ViewControllable) {
      addChild(view.uiviewController)
    }
  }
}
