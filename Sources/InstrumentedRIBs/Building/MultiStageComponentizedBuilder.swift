/// Builds a RIB in several stages that share one component. The final stage ends the pass, and the next pass uses a new
/// component.
///
/// Subclasses override ``finalStageBuild(with:_:)``.
open class MultiStageComponentizedBuilder<Component, Router, DynamicBuildDependency>: Buildable {
  private let componentBuilder: () -> Component
  private var currentPassComponent: Component?
  private var lastComponent = LastComponent()

  /// The component of the current pass; made on first use.
  public var componentForCurrentBuildPass: Component {
    if let currentPassComponent { return currentPassComponent }
    let component = componentBuilder()
    lastComponent.expectAnother(component, from: self)
    currentPassComponent = component
    return component
  }

  /// - Parameter componentBuilder: Makes a new component at each call.
  public init(componentBuilder: @escaping () -> Component) {
    self.componentBuilder = componentBuilder
  }

  /// Builds the RIB and ends the pass.
  ///
  /// - Parameter dynamicDependency: What only the caller can provide.
  /// - Returns: The RIB's router.
  public final func finalStageBuild(
    withDynamicDependency dynamicDependency: DynamicBuildDependency
  ) -> Router {
    defer { currentPassComponent = nil }
    return finalStageBuild(with: componentForCurrentBuildPass, dynamicDependency)
  }

  /// Builds the RIB from its component. Subclasses override this; callers use the other `finalStageBuild` method.
  ///
  /// - Parameters:
  ///   - component: The pass's component.
  ///   - dynamicDependency: What only the caller can provide.
  /// - Returns: The RIB's router.
  open func finalStageBuild(
    with component: Component, _ dynamicDependency: DynamicBuildDependency
  ) -> Router {
    fatalError("\(type(of: self)) must override finalStageBuild(with:_:).")
  }
}

/// Builds a RIB in several stages, the last of which needs nothing from its caller.
///
/// Subclasses override ``finalStageBuild(with:)``.
open class SimpleMultiStageComponentizedBuilder<Component, Router>: MultiStageComponentizedBuilder<
  Component, Router, ()
>
{
  /// - Parameter componentBuilder: Makes a new component at each call.
  public override init(componentBuilder: @escaping () -> Component) {
    super.init(componentBuilder: componentBuilder)
  }

  /// Calls ``finalStageBuild(with:)``.
  public final override func finalStageBuild(
    with component: Component, _ dynamicDependency: ()
  ) -> Router {
    finalStageBuild(with: component)
  }

  /// Builds the RIB from its component. Subclasses override this; callers use the other `finalStageBuild` method.
  ///
  /// - Parameter component: The pass's component.
  /// - Returns: The RIB's router.
  open func finalStageBuild(with component: Component) -> Router {
    fatalError("\(type(of: self)) must override finalStageBuild(with:).")
  }

  /// Builds the RIB and ends the pass.
  ///
  /// - Returns: The RIB's router.
  public final func finalStageBuild() -> Router {
    finalStageBuild(withDynamicDependency: ())
  }
}
