import InstrumentedRIBs

/// A picture gallery: Root → Image → ImageDetail, which is a sheet above Image.
///
/// Root's component holds the picture and passes it down: Image gets it from its dependency, and Image's
/// component passes it on to ImageDetail.
enum GalleryApp {
  /// The mistakes of this copy of the app.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// The sheet has no delegate, so the app does not notice when the user pulls it down.
    static let presentsWithoutDelegate = Mistakes(rawValue: 1 << 0)
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
