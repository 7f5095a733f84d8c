import InstrumentedRIBs

extension SignUpApp {
  final class RootViewController: HeadlessViewController, RootPresentable, RootViewControllable {
    func show(_ member: Member) {
      title = "\(member.nickname), \(member.sex), born \(member.birthDay)"
    }

    func show(_ view: any ViewControllable) {
      addChild(view.uiviewController)
    }

    func drop(_ view: any ViewControllable) {
      view.uiviewController.removeFromParent()
    }
  }
}
