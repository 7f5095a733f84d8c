import InstrumentedRIBs

/// A member's profile with one-way data flow: Root → Profile. State flows from the interactor through the
/// presenter, which makes a view model, to the view. Actions flow back the same way.
enum ProfileApp {
  /// The mistakes of this copy of the app.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// Root's handler for account expiry captures the profile's router and is never removed.
    static let keepsRouter = Mistakes(rawValue: 1 << 0)
    /// The presenter's handler for the portrait captures the presenter, and the portrait never
    /// arrives.
    static let keepsPresenter = Mistakes(rawValue: 1 << 1)
  }

  /// The dependencies that the device provides.
  final class AppComponent: EmptyComponent, RootDependency {
    let mistakes: Mistakes
    let accountService = AccountService()

    init(mistakes: Mistakes) {
      self.mistakes = mistakes
    }
  }

  static func build(mistakes: Mistakes = []) -> any LaunchRouting {
    RootBuilder(dependency: AppComponent(mistakes: mistakes)).build()
  }
}
