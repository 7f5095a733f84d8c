import Foundation
import RIBsAnalysis
import RIBsSource
import RIBsTestSupport

/// The report on an example, once it was asked for.
private final class KeptReport: @unchecked Sendable {
  private let lock = NSLock()
  private var report: SourceReport?

  func first(_ read: () throws -> SourceReport) rethrows -> SourceReport {
    try lock.withLock {
      if let report { return report }
      let read = try read()
      report = read
      return read
    }
  }
}

/// A small app in `Examples/RULE`, and what the rules should say of it.
///
/// An example is a file, or a folder with the files of several modules. Its first line says in a comment what it shows.
/// `// with: Kid, Mom` on the second line adds files of `Examples/Shared`, which have what most RIBs have in common.
///
/// A line that is reported ends with `// reported: warning`, `error` or `info`. Another rule's finding is
/// `// reported: info not-cleared`, and several are separated by commas. The comment can stand on the line before. Notes
/// of other rules need no comment.
package struct ExampleFile: Sendable, CustomStringConvertible {
  package struct Hazard: Hashable, Comparable, CustomStringConvertible, Sendable {
    package var at: String
    package var rule: String
    package var severity: String

    package init(at: String, rule: String, severity: String) {
      (self.at, self.rule, self.severity) = (at, rule, severity)
    }

    package static func < (one: Hazard, other: Hazard) -> Bool {
      one.description < other.description
    }
    package var description: String { "\(at) \(severity) \(rule)" }
  }

  /// The rule that the example is about.
  package let rule: String
  /// The path of the file or folder below `Examples`.
  package let name: String
  /// The files of a folder; nil for a single file.
  private let folder: URL?
  private let texts: [(path: String, text: String)]
  private let reports = KeptReport()

  package var description: String { name }

  private static let root = Repository.root.appendingPathComponent("Tests/RIBsSourceTests/Examples")
  private static let shared = "Shared"

  /// All examples, by name.
  package static let all: [ExampleFile] = {
    rules.flatMap { rule in
      entries(root.appendingPathComponent(rule)).map { ExampleFile(rule: rule, $0) }
    }
  }()

  /// The names of the folders, each of which is a rule's.
  package static var rules: [String] {
    entries(root).map(\.lastPathComponent).filter { $0 != shared }
  }

  /// The files of `Examples/Shared` that no example names.
  package static var unusedSharedFiles: [String] {
    let used = Set(all.flatMap { $0.texts.map(\.path) })
    return entries(root.appendingPathComponent(shared)).map(\.lastPathComponent)
      .filter { !used.contains($0) }
  }

  private static func entries(_ folder: URL) -> [URL] {
    let all =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return all.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  private init(rule: String, _ place: URL) {
    self.rule = rule
    name = "\(rule)/\(place.lastPathComponent)"
    guard place.pathExtension != "swift" else {
      folder = nil
      let text = Self.text(place)
      texts = [(place.lastPathComponent, text)] + Self.included(in: text)
      return
    }
    folder = place
    let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    texts = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { file in (String(file.path.dropFirst(place.path.count + 1)), Self.text(file)) }
      .sorted { $0.0 < $1.0 }
  }

  private static func text(_ file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// The shared files that an example names.
  private static func included(in text: String) -> [(path: String, text: String)] {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("// with: ") }) else {
      return []
    }
    return line.dropFirst("// with: ".count).split(separator: ",").map { name in
      let file = "\(name.trimmingCharacters(in: .whitespaces)).swift"
      return (file, Self.text(root.appendingPathComponent("\(shared)/\(file)")))
    }
  }

  /// The comment on the first line.
  package var title: Substring? {
    guard let line = texts.first?.text.prefix(while: { $0 != "\n" }), line.hasPrefix("// ") else {
      return nil
    }
    return line.dropFirst(3)
  }

  /// Whether all files that it names are there.
  package var isComplete: Bool { !texts.isEmpty && texts.allSatisfy { !$0.text.isEmpty } }

  /// What the rules say of it. The report is kept, because several suites ask for it.
  package func report() throws -> SourceReport {
    try reports.first { try report(edited: [:]) }
  }

  /// What the rules say of it after some files were changed.
  ///
  /// - Parameter edited: The text of these files, by path.
  package func report(edited: [String: String]) throws -> SourceReport {
    if let folder {
      var options = SourceAnalysis.Options()
      options.edited = edited
      return try SourceAnalysis.report(on: [folder.path], options)
    }
    return SourceAnalysis.report(onTexts: texts.map { ($0.path, edited[$0.path] ?? $0.text) })
  }

  /// The example with each file written differently; nil if nothing changes, and for a folder of modules.
  package func rewritten(_ rewrite: (String) -> String) -> ExampleFile? {
    guard folder == nil else { return nil }
    let rewritten = texts.map { ($0.path, rewrite($0.text)) }
    guard zip(texts, rewritten).contains(where: { $0.text != $1.1 }) else { return nil }
    return ExampleFile(self, texts: rewritten)
  }

  private init(_ example: ExampleFile, texts: [(path: String, text: String)]) {
    (rule, name, folder, self.texts) = (example.rule, example.name, nil, texts)
  }

  /// What is found above a note.
  package func warnings() throws -> [Hazard] {
    try report().hazards.filter { $0.exemption == nil && $0.severity > .info }.map {
      Hazard(at: $0.at ?? "", rule: $0.rule, severity: $0.severity.rawValue)
    }.sorted()
  }

  /// The text of a file.
  package func text(_ path: String) -> String? { texts.first { $0.path == path }?.text }

  /// What the comments say.
  package var expected: [Hazard] {
    texts.flatMap { path, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
        index, line -> [Hazard] in
        guard let range = line.range(of: "// reported: ") else { return [] }
        // On a line of its own, the comment is about the next one.
        let isAlone = line[..<range.lowerBound].allSatisfy(\.isWhitespace)
        return line[range.upperBound...].split(separator: ",").map { item in
          let words = item.split(separator: " ").map(String.init)
          return Hazard(
            at: "\(path):\(index + (isAlone ? 2 : 1))", rule: words.count > 1 ? words[1] : rule,
            severity: words.first ?? "")
        }
      }
    }.sorted()
  }
}
