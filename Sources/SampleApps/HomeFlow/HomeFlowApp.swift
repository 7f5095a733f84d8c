import InstrumentedRIBs

/// A start page behind a login: Root → Login or HomeFlow, HomeFlow → Home and Random.
///
/// HomeFlow has no view: it puts its children on Root's navigation stack and clears them off it as it
/// resigns.
enum HomeFlowApp {
  /// What this copy of the app does wrong.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// Random's *back* is wired to the route to Random, which does not look whether one is there.
    static let backGoesForward = Mistakes(rawValue: 1 << 0)
    /// HomeFlow goes without clearing its views.
    static let leavesViews = Mistakes(rawValue: 1 << 1)
  }

  /// What the device gives the app.
  final class AppComponent: EmptyComponent, RootDependency {
    let mistakes: Mistakes

    init(mistakes: Mistakes) {
      self.mistakes = mistakes
    }
  }

  static func build(mistakes: Mistakes = []) -> any LaunchRouting {
    RootBuilder(dependency: AppComponent(mistakes: mistakes)).build()
  }
}
