/// Builds a RIB with a component made for it. Each build makes a new component and the builder holds none, so a
/// component lives as long as its RIB.
///
/// Subclasses override ``build(with:_:)``. If neither dependency is needed, ``SimpleComponentizedBuilder`` is shorter.
open class ComponentizedBuilder<
  Component, Router, DynamicBuildDependency, DynamicComponentDependency
>: Buildable {
  private let componentBuilder: (DynamicComponentDependency) -> Component
  private var lastComponent = LastComponent()

  /// - Parameter componentBuilder: Makes a new component at each call.
  public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) {
    self.componentBuilder = componentBuilder
  }

  /// Builds the RIB.
  ///
  /// - Parameters:
  ///   - dynamicBuildDependency: What only the caller can provide to the build.
  ///   - dynamicComponentDependency: What only the caller can provide to the component.
  /// - Returns: The RIB's router.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> Router {
    let built: (Component, Router) = build(
      withDynamicBuildDependency: dynamicBuildDependency,
      dynamicComponentDependency: dynamicComponentDependency)
    return built.1
  }

  /// Builds the RIB.
  ///
  /// - Parameters:
  ///   - dynamicBuildDependency: What only the caller can provide to the build.
  ///   - dynamicComponentDependency: What only the caller can provide to the component.
  /// - Returns: The RIB's component and its router.
  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> (Component, Router) {
    let component = componentBuilder(dynamicComponentDependency)
    lastComponent.expectAnother(component, from: self)
    return (component, build(with: component, dynamicBuildDependency))
  }

  /// Builds the RIB from its component. Subclasses override this; callers use the other `build` methods.
  ///
  /// - Parameters:
  ///   - component: The component made for this RIB.
  ///   - dynamicBuildDependency: What only the caller can provide.
  /// - Returns: The RIB's router.
  open func build(
    with component: Component, _ dynamicBuildDependency: DynamicBuildDependency
  ) -> Router {
    fatalError("\(type(of: self)) must override build(with:_:).")
  }
}

/// Builds a RIB that needs nothing from its caller, with a component made for it.
///
/// Subclasses override ``build(with:)``.
open class SimpleComponentizedBuilder<Component, Router>: ComponentizedBuilder<
  Component, Router, (), ()
>
{
  /// - Parameter componentBuilder: Makes a new component at each call.
  public init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: componentBuilder)
  }

  /// Calls ``build(with:)``.
  public final override func build(with component: Component, _ dynamicDependency: ()) -> Router {
    build(with: component)
  }

  /// Builds the RIB from its component. Subclasses override this; callers use the other `build` methods.
  ///
  /// - Parameter component: The component made for this RIB.
  /// - Returns: The RIB's router.
  open func build(with component: Component) -> Router {
    fatalError("\(type(of: self)) must override build(with:).")
  }

  /// Builds the RIB.
  ///
  /// - Returns: The RIB's router.
  public final func build() -> Router {
    build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }
}

/// Notices a builder that uses one component for two RIBs.
struct LastComponent {
  private weak var last: AnyObject?

  mutating func expectAnother(_ component: Any, from builder: any Buildable) {
    let object = component as AnyObject
    if last === object {
      assertionFailure("\(builder) must make a new component for each RIB it builds.")
    }
    last = object
  }
}
