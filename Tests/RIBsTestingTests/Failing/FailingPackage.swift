import Foundation
import RIBsTestSupport
import Testing

/// The nested package whose tests must fail.
struct FailingPackage {
  private let folder = Repository.root.appendingPathComponent("Tests/FailingPackage").path
  private let builds = Repository.root.appendingPathComponent(".build/failing-package")

  /// Builds the tests where nobody finds Graphviz.
  func build() async throws -> Tool.Outcome {
    let scratch = try Scratch()
    // Knows no place to look in, and no library.
    let script = "#!/bin/sh\ncase \"$*\" in *pc_path*) echo /nowhere ;; *) exit 1 ;; esac\n"
    let blind = try scratch.write(script.utf8, to: "pkg-config")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: blind)
    try NestedBuild.removeObjects(of: ["Shop", "ShopTests", "ShopXCTests"], in: builds)
    return try await swift(
      ["build", "--build-tests"], ["PKG_CONFIG": blind, "PKG_CONFIG_PATH": scratch.folder.path])
  }

  /// Runs the tests of Swift Testing.
  ///
  /// - Parameter attachments: The folder for attachments.
  func runSwiftTesting(attachments: URL) async throws -> TestEvents {
    let events = attachments.appendingPathComponent("events.jsonl")
    _ = try await swift([
      "test", "--skip-build", "--disable-xctest", "--attachments-path", attachments.path,
      "--event-stream-output-path", events.path, "--event-stream-version", "0",
    ])
    return try TestEvents(Data(contentsOf: events))
  }

  /// Runs the tests of XCTest.
  func runXCTest() async throws -> Tool.Outcome {
    try await swift(["test", "--skip-build", "--disable-swift-testing"])
  }

  private func swift(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) async throws -> Tool.Outcome {
    try await Tool(at: "/usr/bin/env").runAside(
      ["swift", arguments[0], "--package-path", folder, "--scratch-path", builds.path]
        + arguments.dropFirst(), environment: environment)
  }
}

/// What a run of Swift Testing reported.
struct TestEvents {
  struct Failure {
    /// `Module/File.swift`
    let file: String
    let path: String
    let line: Int
    let isKnown: Bool
    let isWarning: Bool
    /// The first line that a person sees.
    let sentence: String
    /// The sentence and what follows.
    let text: String

    /// The text in one line.
    var words: String { text.split { $0.isWhitespace }.joined(separator: " ") }

    /// The line of source at which it was recorded.
    var source: String? {
      let lines = try? String(contentsOfFile: path, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return lines.flatMap { $0.indices.contains(line - 1) ? String($0[line - 1]) : nil }
    }
  }

  /// By the name of the test.
  private(set) var failures: [String: [Failure]] = [:]
  /// The names of all tests that ran.
  private(set) var tests: Set<String> = []

  init(_ stream: Data) throws {
    var names: [String: String] = [:]
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      let entry = try JSONDecoder().decode(Entry.self, from: line)
      let payload = entry.payload
      if entry.kind == "test", payload.kind == "function", let id = payload.id {
        let name = payload.displayName ?? payload.name ?? id
        names[id] = name
        tests.insert(name)
      }
      guard payload.kind == "issueRecorded", let issue = payload.issue,
        let name = payload.testID.flatMap({ names[$0] })
      else { continue }
      let place = issue.sourceLocation
      failures[name, default: []].append(
        Failure(
          file: place?.fileID ?? "", path: place?.path ?? "", line: place?.line ?? 0,
          isKnown: issue.isKnown, isWarning: payload.messages?.first?.symbol == "warning",
          sentence: payload.messages?.first?.text ?? "",
          text: (payload.messages ?? []).map(\.text).joined(separator: "\n")))
    }
  }

  private struct Entry: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String?
    var id: String?
    var name: String?
    var displayName: String?
    var testID: String?
    var issue: Issue?
    var messages: [Message]?
  }

  private struct Issue: Decodable {
    var isKnown: Bool
    var sourceLocation: Place?
  }

  private struct Place: Decodable {
    var fileID: String?
    var filePath: String?
    var _filePath: String?
    var line: Int

    var path: String? { filePath ?? _filePath }
  }

  private struct Message: Decodable {
    var symbol: String?
    var text: String
  }
}
