/// The product's name and version in reports.
package enum Product {
  /// The command's name.
  package static let name = "ribs-inspect"
  /// The version of the command and of everything it writes.
  package static let version = "0.1.0"
  /// Where the sources and releases are.
  package static let repository = "https://github.com/ribs-inspect/ribs-inspect"
}
