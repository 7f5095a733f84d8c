/// The base of all builder protocols. A RIB's builder protocol has the `build` method that its parent calls.
public protocol Buildable: AnyObject {}

/// Builds a RIB from its dependency.
open class Builder<DependencyType>: Buildable {
  /// What the RIB's parent provides.
  public let dependency: DependencyType

  /// - Parameter dependency: What the RIB's parent provides.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }
}
