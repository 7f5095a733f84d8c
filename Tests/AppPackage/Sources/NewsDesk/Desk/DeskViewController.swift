import ModernRIBs

final class DeskViewController: RIBViewController, DeskViewControllable {
  func show(_ view: any ViewControllable) {
    addChild(view.uiviewController)
  }

  func hide(_ view: any ViewControllable) {
    view.uiviewController.removeFromParent()
  }
}
