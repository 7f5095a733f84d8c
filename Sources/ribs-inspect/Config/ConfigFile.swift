import Foundation
import RIBsAnalysis
import RIBsSource
import Yams

/// A team's config, `.ribs-inspect.yml`.
struct ConfigFile {
  /// A config that cannot be used, with its file and line.
  struct Unusable: Error, CustomStringConvertible {
    let description: String
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

  init(at path: String) throws(Unusable) {
    self.path = path
    policy.configFile = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unusable(
        description: "\(path): the config cannot be read. Check that it exists and is readable.")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw Unusable(description: "\(path): the config is not UTF-8 text.")
    }
    let section: ConfigSection
    do {
      guard let root = try Yams.compose(yaml: text), root.null == nil else { return }
      section = ConfigSection(root, file: path, name: "the config")
    } catch {
      throw Unusable(description: "\(path)\(Self.place(of: error))")
    }
    try section.read(Self.keys, into: &self)
  }

  /// The line at which Yams stopped, and its reason. The rest of its message is about its internals.
  private static func place(of error: any Error) -> String {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      ":\(mark.line): this is not YAML: \(problem)."
    case .duplicatedKeysInMapping(let keys, let context):
      ":\(context.mark.line): \(keys.map { "'\($0)'" }.joined(separator: " and ")) appears twice."
    default: ": this is not YAML: \(error)."
    }
  }
}
