// Stands in for Apple's os.
public struct Logger: Sendable {
  public init() {}
  public func log(_ message: String) {}
}
