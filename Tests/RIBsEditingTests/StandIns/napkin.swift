// The part of napkin that generated code uses, with the same signatures.
import Synchronization
import UIKit

public protocol Dependency: AnyObject, Sendable {}
public protocol EmptyDependency: Dependency {}

open class Component<DependencyType>: Dependency, @unchecked Sendable {
  public let dependency: DependencyType
  public init(dependency: DependencyType) { self.dependency = dependency }
}

open class EmptyComponent: EmptyDependency, @unchecked Sendable {
  public init() {}
}

public protocol Buildable: AnyObject, Sendable {}

open class Builder<DependencyType>: Buildable, @unchecked Sendable {
  public let dependency: DependencyType
  public init(dependency: DependencyType) { self.dependency = dependency }
}

public final class InteractorLifecycle: Sendable {
  private let active = Mutex(false)

  public init() {}

  var isActive: Bool { active.withLock { $0 } }
  func setActive(_ isActive: Bool) { active.withLock { $0 = isActive } }
}

public protocol InteractorScope: AnyObject, Sendable {
  var isActive: Bool { get async }
}

public protocol Interactable: Actor, InteractorScope {
  nonisolated var lifecycle: InteractorLifecycle { get }
  func activate() async
  func deactivate() async
  func didBecomeActive() async
  func willResignActive() async
}

extension Interactable {
  public var isActive: Bool {
    get async { lifecycle.isActive }
  }

  public func activate() async {
    lifecycle.setActive(true)
    await didBecomeActive()
  }

  public func deactivate() async {
    await willResignActive()
    lifecycle.setActive(false)
  }

  public func didBecomeActive() async {}
  public func willResignActive() async {}
}

public protocol PresentableInteractable: Interactable {
  associatedtype PresenterType
  nonisolated var presenter: PresenterType { get }
}

@MainActor public protocol Presentable: AnyObject {}

@MainActor public protocol ViewControllable: AnyObject {
  var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
  public var uiviewController: UIViewController { self }
}

@MainActor public protocol Routing: AnyObject {
  var interactable: Interactable { get }
  var children: [Routing] { get }
  func load() async
  func attachChild(_ child: Routing) async
  func detachChild(_ child: Routing) async
}

@MainActor open class Router<InteractorType>: Routing {
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

  public final func load() async { await didLoad() }
  open func didLoad() async {}

  public final func attachChild(_ child: Routing) async {
    children.append(child)
    await child.interactable.activate()
    await child.load()
  }

  public final func detachChild(_ child: Routing) async {
    await child.interactable.deactivate()
    children.removeAll { $0 === child }
  }
}

@MainActor public protocol ViewableRouting: Routing {
  var viewControllable: ViewControllable { get }
}

@MainActor
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

@MainActor @discardableResult
public func dispatch(
  priority: TaskPriority? = nil, _ action: @escaping @Sendable () async -> Void
) -> Task<Void, Never> {
  Task(priority: priority) { await action() }
}
