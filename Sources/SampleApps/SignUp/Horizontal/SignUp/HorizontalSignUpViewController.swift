import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol SignUpPresentableListener: AnyObject {
    func didTap(_ step: Step)
  }

  /// One step at a time, below a bar of all steps.
  final class SignUpViewController: HeadlessViewController, SignUpPresentable,
    SignUpViewControllable
  {
    weak var listener: (any SignUpPresentableListener)?

    func show(_ step: any ViewControllable) {
      for child in children { child.removeFromParent() }
      addChild(step.uiviewController)
    }

    func tap(_ step: Step) { listener?.didTap(step) }
  }
}
