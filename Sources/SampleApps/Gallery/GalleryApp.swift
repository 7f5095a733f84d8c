import InstrumentedRIBs

/// A picture to look at: Root → Image → ImageDetail, which is a sheet above Image.
///
/// Root's component has the picture and hands it down: Image takes it from its dependency, and Image's
/// component passes it on to ImageDetail.
enum GalleryApp {
  /// What this copy of the app does wrong.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// The sheet has no delegate: nobody hears that the user pulled it down.
    static let presentsWithoutDelegate = Mistakes(rawValue: 1 << 0)
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
