import InstrumentedRIBs

/// A start page behind a login: Root → Login or HomeFlow, HomeFlow → Home and Random.
///
/// HomeFlow has no view: it puts its children on Root's navigation stack and removes them when it resigns
/// active.
enum HomeFlowApp {
  /// The mistakes of this copy of the app.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// Random's *back* is wired to the route to Random, which does not check whether one is attached.
    static let backGoesForward = Mistakes(rawValue: 1 << 0)
    /// HomeFlow detaches without removing its views.
    static let leavesViews = Mistakes(rawValue: 1 << 1)
  }

  /// The dependencies that the device provides.
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
