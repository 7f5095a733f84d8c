/// What a RIB needs from outside. Each RIB declares a protocol that refines this one; its parent's
/// component provides it.
public protocol Dependency: AnyObject {}

/// The dependency of a RIB that needs nothing, such as the root of an app.
public protocol EmptyDependency: Dependency {}
