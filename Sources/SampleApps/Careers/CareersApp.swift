import InstrumentedRIBs

/// A job board for its members.
///
/// Root → LoggedOut → SignUpFirst → SignUpSecond is a vertical flow: each step is the child of the one
/// before. Root → LoggedIn is a horizontal one: a tab bar over Blog, Apply → ApplyDetail, MyPage and
/// Schedule. View and interactor are bound in three ways: by calls (Schedule), by streams of actions
/// and handlers (Apply), by a state reducer (MyPage).
enum CareersApp {
  /// What this copy of the app does wrong.
  struct Mistakes: OptionSet, Sendable {
    let rawValue: Int

    /// Root detaches LoggedOut, and then what stood below it too.
    static let detachesBelow = Mistakes(rawValue: 1 << 0)
    /// LoggedIn does not forget the tab it detached.
    static let remembersDetachedTab = Mistakes(rawValue: 1 << 1)
    /// Apply listens to the server as long as it lives, and not as long as it is active.
    static let listensWhileDetached = Mistakes(rawValue: 1 << 2)
    /// LoggedIn builds a tab each time it shows one.
    static let rebuildsTabs = Mistakes(rawValue: 1 << 3)
  }

  /// What the device gives the app.
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
