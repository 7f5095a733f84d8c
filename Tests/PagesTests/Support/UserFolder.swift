import Foundation
import RIBsTestSupport

/// A folder with all that the commands of the pages name: an app and its traces, and what `make demo` records of the
/// sample apps.
struct UserFolder {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let manager = FileManager.default
    let root = Repository.root.path
    let app = "\(root)/fixtures/source/deep-link"
    let setups = "\(root)/Tests/RIBsInspectTests/Doctor/Setups"
    let clean = "\(root)/fixtures/careers/switch-tabs.jsonl"
    for (name, original) in [
      ("traces/double-tap.jsonl", "\(root)/fixtures/board/double-tap.jsonl"),
      ("main/traces/double-tap.jsonl", "\(root)/fixtures/board/open-and-back.jsonl"),
      ("trace.jsonl", clean), ("ribs.jsonl", clean), ("session.jsonl", clean),
      ("output/home-flow.jsonl", "\(root)/output/home-flow.jsonl"),
      ("output/careers.jsonl", "\(root)/output/careers.jsonl"),
      ("App", app), ("MyApp", app), ("Sources/SampleApps", "\(root)/Sources/SampleApps"),
      // An app that records nothing.
      ("Shop/Package.swift", "\(setups)/no-recorder/Package.swift"),
      ("Shop/Sources/Shop", "\(setups)/no-recorder/Sources/Shop"),
      ("Shop/Sources/Shop/HomeRouter.swift", "\(setups)/shared/HomeRouter.swift"),
      ("Shop/Sources/Shop/RootRouter.swift", "\(setups)/shared/RootRouter.swift"),
    ] {
      let copy = scratch.folder.appendingPathComponent(name)
      try manager.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(atPath: original, toPath: copy.path)
    }
    try write("sources: [App]\n", to: ".ribs-inspect.yml")
    try write(#"{"causes":[],"version":1}"#, to: "ribs-baseline.json")
  }

  /// Runs a command of a page as a user would.
  func run(_ command: String) throws -> Tool.Outcome {
    let programs = URL(fileURLWithPath: Tool("ribs-inspect").path).deletingLastPathComponent().path
    let others = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Tool(at: "/bin/sh").run(
      ["-c", command.replacing(".build/debug/", with: "")], in: scratch.folder.path,
      environment: [
        "HOME": scratch.folder.path, "PATH": "\(programs):\(others)",
        "SRCROOT": scratch.folder.path,
      ], limit: 60)
  }

  /// What a file has that a command wrote; nil if there is none.
  func content(of name: String) throws -> Data? {
    let url = scratch.folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  func write(_ text: String, to name: String) throws { _ = try scratch.write(text.utf8, to: name) }
}
