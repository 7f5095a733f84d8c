// Stands in for Apple's os.
package struct Logger: Sendable {
  package init() {}
  package func log(_ message: String) {}
}
