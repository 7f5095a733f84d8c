import RIBsCombine
import RIBsRecording

/// The stages in a router's life.
public enum RouterLifecycle {
  /// The router loaded.
  case didLoad
}

/// Something with a router's life.
public protocol RouterScope: AnyObject {
  /// Sends each stage as it is reached; completes when the router is deallocated.
  var lifecycle: AnyPublisher<RouterLifecycle, Never> { get }
}

/// The base protocol of all routers. It has what a parent needs of a child, so that tests can attach mocks.
public protocol Routing: RouterScope {
  /// The router's interactor.
  var interactable: any Interactable { get }

  /// The routers attached to this one, in attach order.
  var children: [any Routing] { get }

  /// Loads the router. Called by its parent; an app does not.
  func load()

  /// Attaches a child. Call it without a file and line: they are filled in.
  ///
  /// - Parameter child: The router to attach.
  @_disfavoredOverload
  func attachChild(_ child: any Routing)

  /// Detaches a child. Call it without a file and line: they are filled in.
  ///
  /// - Parameter child: The router to detach.
  @_disfavoredOverload
  func detachChild(_ child: any Routing)
}

extension Routing {
  /// Attaches a child, and records the call site.
  ///
  /// - Parameters:
  ///   - child: The router to attach.
  ///   - fileID: The calling file; leave it to its default.
  ///   - line: The calling line; leave it to its default.
  ///   - unused: Leave it out; see ``Router``'s `attachChild`.
  public func attachChild<Unused>(
    _ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line, _ unused: Unused = ()
  ) {
    guard let node = self as? RouterNode else {
      (attachChild as (any Routing) -> Void)(child)
      return
    }
    node.attach(child, at: CallSite(fileID: fileID, line: line))
  }

  /// Detaches a child, and records the call site.
  ///
  /// - Parameters:
  ///   - child: The router to detach.
  ///   - fileID: The calling file; leave it to its default.
  ///   - line: The calling line; leave it to its default.
  ///   - unused: Leave it out; see ``Router``'s `attachChild`.
  public func detachChild<Unused>(
    _ child: any Routing, fileID: StaticString = #fileID, line: UInt = #line, _ unused: Unused = ()
  ) {
    guard let node = self as? RouterNode else {
      (detachChild as (any Routing) -> Void)(child)
      return
    }
    node.detach(child, at: CallSite(fileID: fileID, line: line))
  }
}
