/// A node that is not a router: a coordinator, a screen between two RIBs, a feature of another architecture.
public protocol RecordedNode: AnyObject {
  /// What the recording knows of this node; nil if nothing was recorded when it was made.
  var treeNodeRecord: TreeNodeRecord? { get }
}

/// One node in a recording, in one tree with RIBs or in a tree of its own.
///
/// A node makes one when it is initialised, keeps it, and calls it as things happen. When the record is deallocated with
/// its node, the trace has `destroy`. If nothing is being recorded, there is no record and the node stores a nil:
///
///     init() { treeNodeRecord = TreeNodeRecord(of: self) }
///
/// Call it on the thread on which things happen: the stored properties of a node that is used off the main thread are read
/// no longer. It refers to the node weakly.
public final class TreeNodeRecord {
  let record: RouterRecord

  /// Reports that a node was made.
  ///
  /// - Parameters:
  ///   - node: The node. If holds are read, its stored properties may hold children.
  ///   - name: Its name in the trace; its type's by default, without `Router` at the end.
  ///   - hasView: Whether it has a view.
  ///   - readsProperties: Whether to read its properties. They are read on the main thread.
  ///   - baseClasses: The base classes of the tree. What they and their superclasses store is not the app's, such as a list
  ///     of all children.
  /// - Returns: Nil if nothing is recorded.
  public init?(
    of node: any RecordedNode, name: String? = nil, hasView: Bool = false,
    readsProperties: Bool = true,
    baseClasses: [AnyClass] = []
  ) {
    guard let session = RIBObservation.current else { return nil }
    record = RouterRecord(
      of: node, named: name, kind: hasView ? .viewable : .viewless, interactor: nil,
      readsProperties: readsProperties, runtimeClasses: baseClasses, in: session)
  }

  private var isLoaded = false

  /// A node has nothing to load, so it counts as loaded once it is attached.
  func isAttached() {
    if isLoaded { return }
    isLoaded = true
    record.willLoad()
  }

  /// Reports that the node became the root of a tree.
  public func becameRoot() { record.launched() }

  /// Reports that a child is attached, right or wrong. Call it first, before anything changes.
  ///
  /// - Parameters:
  ///   - child: A ``RecordedNode``, or a router.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  public func willAttach(_ child: AnyObject, fileID: StaticString? = #fileID, line: UInt = #line) {
    record.willAttach(child, fileID: fileID, line: line)
  }

  /// Reports that a child is detached, right or wrong. Call it first, before anything changes.
  ///
  /// - Parameters:
  ///   - child: A ``RecordedNode``, or a router.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line.
  public func willDetach(_ child: AnyObject, fileID: StaticString? = #fileID, line: UInt = #line) {
    record.willDetach(child, fileID: fileID, line: line)
  }

  /// Reports that the node is being deallocated and lets go of a child.
  ///
  /// - Parameter child: A ``RecordedNode``, or a router.
  public func willRelease(_ child: AnyObject) { record.willRelease(child) }

  /// Reports that the node became active.
  public func didActivate() { record.didActivate() }

  /// Reports that the node became inactive.
  public func didDeactivate() { record.didDeactivate() }

  /// Reports that the node's view came on screen.
  public func viewDidAppear() { record.viewDidAppear() }

  /// Reports that the node's view went off screen.
  ///
  /// - Parameter removed: Whether the view left its container, and was not just covered.
  public func viewDidDisappear(removed: Bool) { record.viewDidDisappear(removed: removed) }
}
