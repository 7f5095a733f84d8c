import InstrumentedRIBs

/// A notice board: Root → Board → PostDetail.
///
/// Board's component shares the stream that delivers posts, so the list and the open post see the same change
/// at the same time.
enum BoardApp {
  /// The mistakes of this copy of the app.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// Board opens a post without checking whether one is already open.
    static let opensUnguarded = Mistakes(rawValue: 1 << 0)
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
