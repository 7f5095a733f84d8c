import InstrumentedRIBs

// Root's view of SignUp, which is the same in both designs.
extension SignUpApp {
  protocol SignUpBuildable: Buildable {
    func build(withListener listener: any SignUpListener) -> any ViewableRouting
  }

  protocol SignUpListener: AnyObject {
    func signUpDidFinish(as member: Member)
  }
}
