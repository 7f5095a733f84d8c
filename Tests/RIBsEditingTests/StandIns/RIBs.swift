// The part of uber/RIBs that generated code uses, with the same signatures.
import UIKit

public protocol Dependency: AnyObject {}
public protocol EmptyDependency: Dependency {}

open class Component<DependencyType>: Dependency {
  public let dependency: DependencyType
  public init(dependency: DependencyType) { self.dependency = dependency }
}

open class EmptyComponent: EmptyDependency {
  public init() {}
}

public protocol Buildable: AnyObject {}

open class Builder<DependencyType>: Buildable {
  public let dependency: DependencyType
  public init(dependency: DependencyType) { self.dependency = dependency }
}

public protocol InteractorScope: AnyObject {
  var isActive: Bool { get }
}

public protocol Interactable: InteractorScope {
  func activate()
  func deactivate()
}

open class Interactor: Interactable {
  public final private(set) var isActive = false
  public init() {}
  public final func activate() {
    isActive = true
    didBecomeActive()
  }
  open func didBecomeActive() {}
  public final func deactivate() {
    willResignActive()
    isActive = false
  }
  open func willResignActive() {}
}

public protocol Presentable: AnyObject {}

open class PresentableInteractor<PresenterType>: Interactor {
  public let presenter: PresenterType
  public init(presenter: PresenterType) { self.presenter = presenter }
}

public protocol ViewControllable: AnyObject {
  var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  public var uiviewController: UIViewController { self }
}

public protocol RouterScope: AnyObject {}

public protocol Routing: RouterScope {
  var interactable: Interactable { get }
  var children: [Routing] { get }
  func load()
  func attachChild(_ child: Routing)
  func detachChild(_ child: Routing)
}

open class Router<InteractorType>: Routing {
  public let interactor: InteractorType
  public let interactable: Interactable
  public final private(set) var children: [Routing] = []

  public init(interactor: InteractorType) {
    self.interactor = interactor
    guard let interactable = interactor as? Interactable else {
      fatalError("\(interactor) should conform to \(Interactable.self)")
    }
    self.interactable = interactable
  }

  public final func load() { didLoad() }
  open func didLoad() {}

  public final func attachChild(_ child: Routing) {
    children.append(child)
    child.interactable.activate()
    child.load()
  }

  public final func detachChild(_ child: Routing) {
    child.interactable.deactivate()
    children.removeAll { $0 === child }
  }
}

public protocol ViewableRouting: Routing {
  var viewControllable: ViewControllable { get }
}

open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>,
  ViewableRouting
{
  public let viewController: ViewControllerType
  public let viewControllable: ViewControllable

  public init(interactor: InteractorType, viewController: ViewControllerType) {
    self.viewController = viewController
    guard let viewControllable = viewController as? ViewControllable else {
      fatalError("\(viewController) should conform to \(ViewControllable.self)")
    }
    self.viewControllable = viewControllable
    super.init(interactor: interactor)
  }
}

public protocol LaunchRouting: ViewableRouting {}

open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<
  InteractorType, ViewControllerType
>, LaunchRouting
{
  public override init(interactor: InteractorType, viewController: ViewControllerType) {
    super.init(interactor: interactor, viewController: viewController)
  }
}

open class ComponentizedBuilder<
  Component, Router, DynamicBuildDependency, DynamicComponentDependency
>:
  Buildable
{
  private let componentBuilder: (DynamicComponentDependency) -> Component

  public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) {
    self.componentBuilder = componentBuilder
  }

  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> Router {
    build(with: componentBuilder(dynamicComponentDependency), dynamicBuildDependency)
  }

  public final func build(
    withDynamicBuildDependency dynamicBuildDependency: DynamicBuildDependency,
    dynamicComponentDependency: DynamicComponentDependency
  ) -> (Component, Router) {
    let component = componentBuilder(dynamicComponentDependency)
    return (component, build(with: component, dynamicBuildDependency))
  }

  open func build(
    with component: Component, _ dynamicBuildDependency: DynamicBuildDependency
  ) -> Router {
    fatalError("Subclasses override this.")
  }
}

open class SimpleComponentizedBuilder<Component, Router>: ComponentizedBuilder<
  Component, Router, (), ()
>
{
  public init(componentBuilder: @escaping () -> Component) {
    super.init { componentBuilder() }
  }

  public final override func build(with component: Component, _ dynamicDependency: ()) -> Router {
    build(with: component)
  }

  open func build(with component: Component) -> Router {
    fatalError("Subclasses override this.")
  }

  public final func build() -> Router {
    build(withDynamicBuildDependency: (), dynamicComponentDependency: ())
  }
}
