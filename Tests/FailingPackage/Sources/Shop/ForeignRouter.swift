/// A router on a runtime of its own, which nobody instruments.
public final class ForeignRouter {
  /// Its type name.
  public let name: String
  /// What is attached to it.
  public private(set) var children: [ForeignRouter] = []
  /// Whether it works.
  public private(set) var isActive = true
  /// What the app keeps.
  private var detail: ForeignRouter?

  /// - Parameter name: Its type name.
  public init(_ name: String) { self.name = name }

  /// Attaches a child and keeps it.
  public func open(_ name: String) {
    let detail = ForeignRouter(name)
    self.detail = detail
    children.append(detail)
  }

  /// Detaches the child, and keeps it all the same.
  public func closeAndKeep() {
    children.removeAll { $0 === detail }
    detail?.isActive = false
  }

  /// Detaches the child.
  public func close() {
    closeAndKeep()
    detail = nil
  }
}
