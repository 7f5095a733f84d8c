import InstrumentedRIBs

/// A member's profile, one-way: Root → Profile. State goes from the interactor through the presenter, which
/// makes a view model of it, to the view; actions come back the same way.
enum ProfileApp {
  /// What this copy of the app does wrong.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// What Root does when the account expires refers to the profile's router, and is never taken back.
    static let keepsRouter = Mistakes(rawValue: 1 << 0)
    /// What the presenter does when the portrait is there refers to the presenter, and the portrait never
    /// comes.
    static let keepsPresenter = Mistakes(rawValue: 1 << 1)
  }

  /// What the device gives the app.
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
