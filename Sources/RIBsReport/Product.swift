/// The product's name and version in reports.
package enum Product {
  /// The command's name.
  package static let name = "ribs-inspect"
  /// The version of the command and of everything it writes.
  package static let version = "0.1.0"
}
