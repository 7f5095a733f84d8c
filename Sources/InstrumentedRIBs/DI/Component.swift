import Foundation

/// Provides dependencies to the parts of a RIB and, as public properties, to its children.
///
/// A component conforms to the dependency protocols of the RIB's children.
open class Component<DependencyType>: Dependency {
  /// What the RIB's parent provides.
  public let dependency: DependencyType

  private var instances: [String: Any] = [:]
  private let lock = NSRecursiveLock()

  /// - Parameter dependency: What the RIB's parent provides.
  public init(dependency: DependencyType) {
    self.dependency = dependency
  }

  /// Returns the same instance for a property for as long as this component is alive.
  ///
  /// The factory must not wait for another thread that uses this component: that would deadlock.
  ///
  /// - Parameters:
  ///   - __function: The calling property; leave it to its default.
  ///   - factory: Makes the instance, once.
  /// - Returns: The shared instance.
  public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    // An optional T would match a missing entry: look for the entry first, then at its type.
    if let stored = instances[__function], let instance = stored as? T { return instance }
    let instance = factory()
    instances[__function] = instance
    return instance
  }
}

/// The component of a RIB that has no dependencies.
open class EmptyComponent: EmptyDependency {
  /// An empty component provides nothing.
  public init() {}
}
