import ModernRIBs

/// What LoggedOut needs from above Root.
protocol RootDependencyLoggedOut: Dependency {}

extension RootComponent: LoggedOutDependency {}
