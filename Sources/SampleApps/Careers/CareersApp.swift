import InstrumentedRIBs

/// A job board for its members.
///
/// Root → LoggedOut → SignUpFirst → SignUpSecond is a vertical flow: each step is the child of the one before.
/// Root → LoggedIn is a horizontal flow: a tab bar over Blog, Apply → ApplyDetail, MyPage and Schedule. The app
/// binds views and interactors in three ways: by calls (Schedule), by streams of actions and handlers (Apply),
/// and by a state reducer (MyPage).
enum CareersApp {
  /// The mistakes of this copy of the app.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// Root detaches LoggedOut, and then the RIBs that were below it.
    static let detachesBelow = Mistakes(rawValue: 1 << 0)
    /// LoggedIn keeps a reference to the tab it detached.
    static let remembersDetachedTab = Mistakes(rawValue: 1 << 1)
    /// Apply listens to the server while it is alive, instead of while it is active.
    static let listensWhileDetached = Mistakes(rawValue: 1 << 2)
    /// LoggedIn builds a tab every time it shows one.
    static let rebuildsTabs = Mistakes(rawValue: 1 << 3)
  }

  /// The dependencies that the device provides.
  final class AppComponent: EmptyComponent, RootDependency {
    let server: Server
    let mistakes: Mistakes

    init(server: Server, mistakes: Mistakes) {
      self.server = server
      self.mistakes = mistakes
    }
  }

  static func build(
    server: Server = Server(), mistakes: Mistakes = []
  ) -> any LaunchRouting {
    RootBuilder(dependency: AppComponent(server: server, mistakes: mistakes)).build()
  }
}
