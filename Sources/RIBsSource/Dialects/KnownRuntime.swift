/// A runtime of RIBs that can be read without a config, and what apps call it.
package struct KnownRuntime: Sendable, Equatable {
  /// The name that people know.
  package let name: String
  /// The module that an app imports.
  package let module: String
  /// The names of its repository, in small letters, as in lock files.
  package let packages: [String]
  /// The account with the original; another one has a fork.
  package let owner: String

  package static let uber = KnownRuntime(
    name: "uber/RIBs", module: "RIBs", packages: ["ribs-ios", "ribs"], owner: "uber")
  package static let modernRIBs = KnownRuntime(
    name: "ModernRIBs", module: "ModernRIBs", packages: ["modernribs"], owner: "DevYeom")
  package static let combineRIBs = KnownRuntime(
    name: "CombineRIBs", module: "CombineRIBs", packages: ["combineribs"], owner: "nsoojin")
  package static let napkin = KnownRuntime(
    name: "napkin", module: "napkin", packages: ["napkin"], owner: "WikipediaBrown")
  /// This package's runtime, under its own name. An app can import it as `ModernRIBs` too.
  package static let instrumented = KnownRuntime(
    name: "InstrumentedRIBs", module: "InstrumentedRIBs", packages: ["ribs-inspect"],
    owner: "ribs-inspect")

  /// All of them. If as many files import two of them, the first counts.
  package static let all = [uber, modernRIBs, combineRIBs, napkin, instrumented]
}
