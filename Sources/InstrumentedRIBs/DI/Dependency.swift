/// What a RIB needs from outside. Each RIB declares a protocol that refines this one, and its parent's component
/// conforms to that.
public protocol Dependency: AnyObject {}

/// The dependency of a RIB that needs nothing, such as the root of an app.
public protocol EmptyDependency: Dependency {}
