import InstrumentedRIBs

/// A notice board: Root → Board → PostDetail.
///
/// Board's component shares the stream that posts come through: the list and the post that is open see
/// the same one change.
enum BoardApp {
  /// What this copy of the app does wrong.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// Board does not look whether a post is open before it opens one.
    static let opensUnguarded = Mistakes(rawValue: 1 << 0)
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
