import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsSource
import Yams

/// A team's config, `.ribs-inspect.yml`.
struct ConfigFile {
  /// A config that cannot be used, with its file and line.
  struct Unusable: Error, CustomStringConvertible {
    /// The file, with the line if it is known.
    let place: String
    /// What is wrong and what to do about it, as the end of a sentence.
    let reason: String

    var description: String { "\(place): \(reason)" }
  }

  static let name = ".ribs-inspect.yml"

  /// What the config decides.
  var policy = Policy()
  /// The folders with the app's source, from the working directory.
  var sources: [String] = []
  /// The files that are left out of the app's source.
  var excluded: [Glob] = []
  /// The team's own runtime.
  var runtime = OwnRuntime()
  let path: String

  /// How the config wants the app's source to be read.
  var reading: SourceAnalysis.Options {
    var reading = SourceAnalysis.Options()
    reading.excluded = excluded
    reading.runtime = runtime
    return reading
  }

  /// The config in a folder or the nearest one above it, relative to the working directory.
  ///
  /// - Parameter folder: The working directory if nil.
  static func found(from folder: String? = nil) -> String? {
    guard let real = realpath(folder ?? ".", nil) else { return nil }
    defer { free(real) }
    let depth = String(cString: real).split(separator: "/").count
    let start = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    return (0...depth).lazy.map { start + String(repeating: "../", count: $0) + name }
      .first { access($0, F_OK) == 0 }
  }

  /// The config of the working directory; nil if there is none.
  ///
  /// - Throws: An exit code, after a complaint, if it cannot be used.
  static func inUse() throws -> ConfigFile? {
    do throws(Unusable) {
      return try found().map { path throws(Unusable) in try ConfigFile(at: path) }
    } catch {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }

  /// - Throws: The first thing that is wrong with it.
  init(at path: String) throws(Unusable) {
    var complaints: [Unusable] = []
    try self.init(at: path, complaints: &complaints)
    if let first = complaints.first { throw first }
  }

  /// Reads what can be used of a config.
  ///
  /// - Parameter complaints: Receives what is wrong with single keys.
  /// - Throws: Why nothing can be read.
  init(at path: String, complaints: inout [Unusable]) throws(Unusable) {
    self.path = path
    policy.configFile = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unusable(
        place: path, reason: "the config cannot be read. Check that it exists and is readable.")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw Unusable(place: path, reason: "the config is not UTF-8 text.")
    }
    let section: ConfigSection
    do {
      guard let root = try Yams.compose(yaml: text), root.null == nil else { return }
      section = ConfigSection(root, file: path, name: "the config")
    } catch {
      throw Self.complaint(about: error, in: path)
    }
    try section.read(Self.keys, into: &self, complaints: &complaints)
  }

  /// The line at which Yams stopped, and its reason. The rest of its message is about its internals.
  private static func complaint(about error: any Error, in path: String) -> Unusable {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      Unusable(place: "\(path):\(mark.line)", reason: "this is not YAML: \(problem).")
    case .duplicatedKeysInMapping(let keys, let context):
      Unusable(
        place: "\(path):\(context.mark.line)",
        reason: "\(keys.map { "'\($0)'" }.joined(separator: " and ")) appears twice.")
    default: Unusable(place: path, reason: "this is not YAML: \(error).")
    }
  }
}
