import InstrumentedRIBs

extension SignUpApp.Vertical {
  /// The navigation stack of the steps.
  final class SignUpViewController: HeadlessNavigationController, SignUpViewControllable {}
}
