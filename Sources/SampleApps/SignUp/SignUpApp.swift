import InstrumentedRIBs

/// A sign-up in three steps, in two designs: Root → SignUp, and below it Nickname, Sex and BirthDay.
///
/// ``Horizontal`` and ``Vertical`` have the same screens and serve the same user. In the horizontal design the
/// steps are siblings under SignUp, which replaces one with another and collects the answers. In the vertical
/// design each step attaches the next one below itself and passes on its answers.
enum SignUpApp {
  /// All steps are children of SignUp: a user may move from any step to any other.
  enum Horizontal {}

  /// Each step is the child of the one before: a user may move one step forward or back.
  enum Vertical {}

  /// The designs of SignUp.
  enum Design: Sendable {
    case horizontal, vertical
  }

  /// The dependencies that the device provides.
  final class AppComponent: EmptyComponent, RootDependency {
    let design: Design

    init(design: Design) {
      self.design = design
    }
  }

  static func build(_ design: Design) -> any LaunchRouting {
    RootBuilder(dependency: AppComponent(design: design)).build()
  }
}
