// The part of uber/needle that generated code uses, with the same signatures.

public protocol Scope: AnyObject {
  var parent: Scope { get }
}

public protocol Dependency: AnyObject {}
public protocol EmptyDependency: Dependency {}

open class Component<DependencyType>: Scope {
  public let parent: Scope
  public var dependency: DependencyType { fatalError("Needle's generator did not run.") }

  public init(parent: Scope) { self.parent = parent }

  public final func shared<T>(_ factory: () -> T) -> T { factory() }
}

open class BootstrapComponent: Component<EmptyDependency> {
  public init() { super.init(parent: NoScope()) }
}

private final class NoScope: Scope {
  var parent: Scope { self }
}
