import InstrumentedRIBs

/// A sign-up in three steps, built both ways: Root → SignUp, and below it Nickname, Sex and BirthDay.
///
/// ``Horizontal`` and ``Vertical`` have the same screens and serve the same user. Horizontally the steps
/// lie side by side under SignUp, which replaces one with the other and collects the answers;
/// vertically each step attaches the next below it and hands on what it knows.
enum SignUpApp {
  /// SignUp has all steps as its children: a user may go from any to any.
  enum Horizontal {}

  /// Each step is the child of the one before: a user may go one forward or one back.
  enum Vertical {}

  /// The ways to build SignUp.
  enum Design: Sendable {
    case horizontal, vertical
  }

  /// What the device gives the app.
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
