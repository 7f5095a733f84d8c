import ModernRIBs

class BaseRouter<Logic, View>: ViewableRouter<Logic, View> {
  func open(_ child: ViewableRouting) {
    guard !children.contains(where: { $0 === child }) else { return }
    attachChild(child)
    viewController.show(child.viewControllable)
  }
}
