import Foundation
import RIBsTestSupport
import Testing

@Suite("The manifest of a checkout of uber/RIBs with the recording lines")
struct RecordedManifestTests {
  private let checkout: Checkout

  init() throws { checkout = try Checkout() }

  /// Records, and takes the manifest.
  ///
  /// - Returns: Its first line and what is added at its end.
  private func ends(of outcome: Tool.Outcome, before: String) throws -> (
    first: String, added: String
  ) {
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    let text = try checkout.files()["Package.swift"] ?? ""
    let rest = before.drop { $0 != "\n" }
    let first = text.prefix { $0 != "\n" }
    #expect(text.dropFirst(first.count).hasPrefix(rest))
    return (String(first), String(text.dropFirst(first.count + rest.count)))
  }

  private static func lines(_ version: String, _ requirement: String, _ mode: String) -> String {
    """

    // Recording, added by record-uber-ribs. The tools version was \(version).
    package.dependencies.append(\(requirement))
    package.targets.first { $0.name == "RIBs" }?.dependencies.append(
        .product(name: "RIBsRecording", package: "ribs-inspect"))
    \(mode)
    """
  }

  @Test(arguments: [
    ("//swift-tools-version:5.5", "//swift-tools-version:6.1", "5.5", true),
    ("// swift-tools-version: 5.9.2", "// swift-tools-version: 6.1", "5.9.2", true),
    ("// swift-tools-version:5.10  ", "// swift-tools-version:6.1  ", "5.10", true),
    ("// swift-tools-version:6.0", "// swift-tools-version:6.1", "6.0", false),
    ("// swift-tools-version:6.1", "// swift-tools-version:6.1", "6.1", false),
    ("// swift-tools-version: 6.2.1", "// swift-tools-version: 6.2.1", "6.2.1", false),
  ])
  func `moves to tools that have traits, and keeps the sources' language`(
    first: String, becomes: String, version: String, isSwift5: Bool
  ) throws {
    try checkout.edit("Package.swift") { $0.replacing("// swift-tools-version:5.5", with: first) }
    let before = try checkout.files()
    let ends = try ends(of: try checkout.record(), before: before["Package.swift"] ?? "")
    #expect(ends.first == becomes)
    let mode = isSwift5 ? "package.swiftLanguageModes = [.v5]\n" : ""
    let requirement =
      #".package(url: "https://git.example/ribs-inspect", branch: "main", traits: [])"#
    #expect(ends.added == Self.lines(version, requirement, mode))
    #expect(try checkout.undo().status == 0)
    #expect(try checkout.files() == before)
  }

  @Test(arguments: [
    ("https://git.example/a/ribs-inspect.git", true), ("git@git.example:a/ribs-inspect", true),
    ("ssh://git@git.example/a/ribs-inspect", true), ("/the/folder", false),
    ("../a@b/ribs-inspect", false),
  ])
  func `takes ribs-inspect from an address or a folder`(place: String, isAddress: Bool) throws {
    let before = try checkout.files()
    let ends = try ends(of: try checkout.record(from: place), before: before["Package.swift"] ?? "")
    let folder = URL(
      fileURLWithPath: place,
      relativeTo: URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    ).standardizedFileURL.path
    let requirement =
      isAddress
      ? #".package(url: "\#(place)", branch: "main", traits: [])"#
      : #".package(name: "ribs-inspect", path: "\#(folder)", traits: [])"#
    #expect(
      ends.added == Self.lines("5.5", requirement, "package.swiftLanguageModes = [.v5]\n"))
    // What is removed does not depend on the place that is given then.
    #expect(try checkout.undo().status == 0)
    #expect(try checkout.files() == before)
  }

  @Test func `takes ribs-inspect from its repository if nothing else is said`() throws {
    let before = try checkout.files()
    let outcome = try UberPackage.script.run([checkout.folder.path])
    let ends = try ends(of: outcome, before: before["Package.swift"] ?? "")
    let requirement =
      #".package(url: "https://github.com/OWNER/ribs-inspect", branch: "main", traits: [])"#
    #expect(
      ends.added == Self.lines("5.5", requirement, "package.swiftLanguageModes = [.v5]\n"))
  }

  private static let advice = """
    Make the target RIBs depend on the product RIBsRecording, and the app on RIBsRecorder:
        .package(url: "https://git.example/ribs-inspect", branch: "main", traits: [])
        .product(name: "RIBsRecording", package: "ribs-inspect")
    An Xcode project takes it under Package Dependencies, Bazel as a swift_package. CocoaPods cannot: take this checkout as a package instead of a pod.

    """

  /// What the script says last, behind the names of the files.
  private func advice(in outcome: Tool.Outcome) -> String {
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(8).allSatisfy { $0.hasPrefix("changed ") })
    return lines.dropFirst(8).joined(separator: "\n")
  }

  @Test(arguments: ["5.4", "5.1", "4.2"])
  func `stays as it is if it is too old, and the script says what to add`(version: String) throws {
    try checkout.edit("Package.swift") { $0.replacing("version:5.5", with: "version:\(version)") }
    let before = try checkout.files()
    let outcome = try checkout.record()
    #expect(advice(in: outcome) == "Package.swift is older than tools 5.5. \(Self.advice)")
    #expect(try checkout.files()["Package.swift"] == before["Package.swift"])
    let undo = try checkout.undo()
    #expect(undo.status == 0 && undo.output.split(separator: "\n").count == 8)
    #expect(try checkout.files() == before)
  }

  @Test(arguments: [[], ["Podfile"], ["Cartfile"]])
  func `may be missing, as with pods and Carthage, and the script says what to add`(
    others: [String]
  ) throws {
    try FileManager.default.removeItem(at: checkout.folder.appendingPathComponent("Package.swift"))
    for name in others {
      try Data("RxSwift\n".utf8).write(to: checkout.folder.appendingPathComponent(name))
    }
    let before = try checkout.files()
    let outcome = try checkout.record()
    #expect(advice(in: outcome) == "Package.swift is not there. \(Self.advice)")
    for name in others {
      #expect(
        try String(contentsOf: checkout.folder.appendingPathComponent(name), encoding: .utf8)
          == "RxSwift\n")
    }
    #expect(try checkout.undo().status == 0)
    #expect(try checkout.files() == before)
  }

  @Test func `is as it was after a second run`() throws {
    let recorded = try checkout.recorded()
    let again = try checkout.record()
    #expect(
      again.output
        == "\(checkout.folder.path) has the recording lines already. Nothing was changed.\n")
    #expect(again.status == 0 && again.errors == "")
    #expect(try checkout.files() == recorded)
    #expect(try checkout.undo().status == 0)
    let undone = try checkout.files()
    let undo = try checkout.undo()
    #expect(
      undo.output == "\(checkout.folder.path) has no recording lines. Nothing was changed.\n")
    #expect(undo.status == 0 && undo.errors == "")
    #expect(try checkout.files() == undone)
  }
}
