import Foundation
import InstrumentedRIBs

/// Games behind a login, and links into them: Root → LoggedOut or LoggedIn → Game.
///
/// A link starts a workflow, which waits for the login and then launches the game it names.
enum DeepLinkApp {
  /// An object that opens links.
  protocol URLHandler: AnyObject {
    func open(_ url: URL)
  }

  /// The dependencies that the device provides.
  final class AppComponent: EmptyComponent, RootDependency {}

  static func build() -> (router: any LaunchRouting, urlHandler: any URLHandler) {
    RootBuilder(dependency: AppComponent()).build()
  }

  /// A link to a game.
  static func link(toGame game: String?) -> URL? {
    var link = URLComponents()
    link.scheme = "arcade"
    link.host = "launchGame"
    link.queryItems = game.map { [URLQueryItem(name: "gameId", value: $0)] }
    return link.url
  }
}
