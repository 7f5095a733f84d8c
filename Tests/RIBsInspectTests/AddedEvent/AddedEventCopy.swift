import Foundation
import RIBsTestSupport

/// A copy of the package to which the event is added. It has a fixed place, so that a second run builds little.
struct AddedEventCopy {
  /// How far the event comes in a copy.
  enum Outcome: CustomStringConvertible {
    /// To the log and to the page's sentence.
    case told
    /// The copy does not build.
    case broken(errors: [String])
    /// The programs run and do not mention it.
    case untold(missingIn: String)

    var description: String {
      switch self {
      case .told: "the log and the page tell of it"
      case .broken(let errors): "the copy does not build:\n" + errors.joined(separator: "\n")
      case .untold(let missing): "\(missing) does not mention it"
      }
    }
  }

  private let root = Repository.root.appendingPathComponent(".build/added-event")

  /// Copies the package without its tests, and adds the event.
  ///
  /// - Parameter forgotten: A file that is left as it is.
  func write(without forgotten: String? = nil) throws {
    let files = FileManager.default
    var written: Set<String> = []
    for folder in ["Sources", "Plugins"] {
      for path in try files.subpathsOfDirectory(atPath: Repository.root.path + "/" + folder) {
        let file = "\(folder)/\(path)"
        var isFolder: ObjCBool = false
        let original = Repository.root.appendingPathComponent(file)
        _ = files.fileExists(atPath: original.path, isDirectory: &isFolder)
        if isFolder.boolValue { continue }
        var content = try Data(contentsOf: original)
        if AddedEvent.files.contains(file), file != forgotten {
          let source = String(decoding: content, as: UTF8.self)
          content = Data(AddedEvent.source(of: file, with: source).utf8)
        }
        try write(content, to: file)
        written.insert(file)
      }
    }
    for name in ["Package.swift", "Package.resolved"] {
      var content = try Data(contentsOf: Repository.root.appendingPathComponent(name))
      if name == "Package.swift" {
        content += Data(
          """

          package.targets.removeAll { $0.type == .test || $0.path?.hasPrefix("Tests/") == true }

          """.utf8)
      }
      try write(content, to: name)
    }
    for file in try files.subpathsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
    where file.hasSuffix(".swift") && !written.contains("Sources/\(file)") {
      try files.removeItem(at: root.appendingPathComponent("Sources/\(file)"))
    }
  }

  /// A file that is the same already keeps its date, so that it is not compiled again.
  private func write(_ content: Data, to file: String) throws {
    let copy = root.appendingPathComponent(file)
    if let old = try? Data(contentsOf: copy), old == content { return }
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: copy)
  }

  /// Builds the programs, records a sample app, and looks for the event in the log of its root and on its page.
  func outcome() async throws -> Outcome {
    for program in ["ribs-samples", "ribs-inspect"] {
      let errors = try await errors(building: program)
      if !errors.isEmpty { return .broken(errors: errors) }
    }
    let scratch = try Scratch()
    let (trace, page) = (scratch.path("trace.jsonl"), scratch.path("page.html"))
    _ = try await run("ribs-samples", ["run", "board", "double-tap", "-o", trace])
    let log = try await run("ribs-inspect", ["log", trace, "--path", "Root"])
    guard log.contains("  ready, children: 1\n") else {
      return .untold(missingIn: "the log\n\(log)")
    }
    _ = try await run("ribs-inspect", ["report", trace, "-o", page])
    let document = try document(ofPage: page)
    return document.contains(#""Root is ready, children: 1""#)
      ? .told : .untold(missingIn: "the page")
  }

  /// The compiler's errors, each with its file below the copy.
  private func errors(building program: String) async throws -> [String] {
    let outcome = try await Tool(at: "/usr/bin/env").runAside(
      ["swift", "build", "--package-path", root.path, "--product", program])
    if outcome.status == 0 { return [] }
    let output = outcome.output + outcome.errors
    let errors = output.split(separator: "\n").filter { $0.contains(#/^\S+:\d+:\d+: error: /#) }
      .map { $0.replacingOccurrences(of: root.path + "/", with: "") }
    return errors.isEmpty ? [output] : Set(errors).sorted()
  }

  private func run(_ program: String, _ arguments: [String]) async throws -> String {
    try await Tool(at: root.appendingPathComponent(".build/debug/\(program)"))
      .runAside(arguments).output
  }

  /// What the page knows. It is packed into the page's HTML.
  private func document(ofPage page: String) throws -> String {
    let html = try String(contentsOfFile: page, encoding: .utf8)
    let packed = html.firstMatch(of: /id="trace">([^<]*)</).flatMap {
      Data(base64Encoded: String($0.1))
    }
    return try Tool(at: gzipProgram).run(["-dc"], input: packed ?? Data()).output
  }
}
