import InstrumentedRIBs

extension GalleryApp {
  /// Has no content of its own.
  final class RootViewController: HeadlessViewController, RootViewControllable {
    func show(_ view: any ViewControllable) {
      addChild(view.uiviewController)
    }
  }
}
