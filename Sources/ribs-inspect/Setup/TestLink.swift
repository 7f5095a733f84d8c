import RIBsReport
import RIBsSource

/// What a test target needs before a checked test runs.
struct TestLink {
  /// What to add; nil if nothing is missing.
  let lines: String?
  /// Where the lines go. Ends with a colon.
  let lead: String

  init(_ draft: CheckedTest.Draft, _ facts: AppFacts) {
    let tests = draft.tests
    guard !tests.linksChecks else {
      (lines, lead) = (nil, "")
      return
    }
    let takesPackage = !facts.packages.isDisjoint(with: KnownRuntime.instrumented.packages)
    let package =
      takesPackage
      ? "" : ".package(url: \"\(Product.repository)\", from: \"\(Product.version)\", traits: [])\n"
    var lead = "For the checked test: "
    if case .known(let runtime, _, _) = facts.runtime {
      lead += "replace \(runtime.name) by this package's product of that name, and "
    }
    switch tests.manifest {
    case .swiftPM(let path):
      lines = "\(package).product(name: \"\(AppTests.checks)\", package: \"\(Product.name)\")\n"
      lead += "add to \(path), for \(tests.name)"
      if !takesPackage, facts.manifests[path]?.needsNewerTools ?? false {
        lead += " and with swift-tools-version \(PackageManifest.versionWithTraits)"
      }
    case .tuist(let path):
      lines = "\(package).external(name: \"\(AppTests.checks)\")\n"
      lead +=
        takesPackage
        ? "add to \(path), for \(tests.name)"
        : "add to Tuist/Package.swift and \(path), for \(tests.name)"
    case nil:
      lines = "\(Product.repository)\n\(AppTests.checks)\n"
      lead += "add the file to the target \(tests.name), and link this package and product to it"
    }
    self.lead = "\(lead):"
  }
}

extension PackageManifest {
  /// Since this version a manifest can leave out traits of a package.
  fileprivate static let versionWithTraits = "6.1"

  /// Whether its version of the tools is an older one.
  fileprivate var needsNewerTools: Bool {
    func numbers(_ version: String) -> [Int] {
      version.split(separator: ".").compactMap { Int($0) }
    }
    let own = numbers(toolsVersion ?? "")
    return !own.isEmpty && own.lexicographicallyPrecedes(numbers(Self.versionWithTraits))
  }
}
