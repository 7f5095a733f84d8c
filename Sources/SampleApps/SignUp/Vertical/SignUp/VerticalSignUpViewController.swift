import InstrumentedRIBs

extension SignUpApp.Vertical {
  /// The navigation stack that each step puts the next one on.
  final class SignUpViewController: HeadlessNavigationController, SignUpViewControllable {}
}
