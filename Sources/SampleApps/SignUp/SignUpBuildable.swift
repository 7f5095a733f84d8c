import InstrumentedRIBs

// What Root sees of SignUp, whichever way it is built.
extension SignUpApp {
  protocol SignUpBuildable: Buildable {
    func build(withListener listener: any SignUpListener) -> any ViewableRouting
  }

  protocol SignUpListener: AnyObject {
    func signUpDidFinish(as member: Member)
  }
}
