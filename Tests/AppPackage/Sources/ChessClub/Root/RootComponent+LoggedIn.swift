import ModernRIBs

/// What LoggedIn needs from above Root.
protocol RootDependencyLoggedIn: Dependency {}

extension RootComponent: LoggedInDependency {
  var loggedInViewController: LoggedInViewControllable {
    return rootViewController
  }
}
