import Foundation
import RIBsAnalysis
import Yams

/// A team's config, `.ribs-inspect.yml`.
struct ConfigFile {
  /// A config that cannot be used, with its file and line.
  struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  static let name = ".ribs-inspect.yml"

  var options = AnalysisOptions()
  var threshold: Severity?
  var settings: [String: Policy.Setting] = [:]
  var suppressions: [Suppression] = []
  /// The folders with the app's source, from the working directory.
  var sources: [String] = []
  let path: String

  /// The config in the working directory or the nearest folder above it, relative to the working directory.
  static func found() -> String? {
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    let depth = String(cString: folder).split(separator: "/").count
    return (0...depth).lazy.map { String(repeating: "../", count: $0) + name }
      .first { access($0, F_OK) == 0 }
  }

  init(at path: String) throws(Unusable) {
    self.path = path
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
    try read(section)
  }

  private mutating func read(_ section: ConfigSection) throws(Unusable) {
    let entries = try section.entries(
      known: [
        "grace", "viewGrace", "stall", "failOn", "reusable", "rules", "sources", "suppress",
      ])
    for (key, value) in entries {
      switch key {
      case "grace": options.grace = try value.duration()
      case "viewGrace": options.viewGrace = try value.duration()
      case "stall": options.stall = try value.duration()
      case "failOn": threshold = try value.severity()
      case "reusable":
        for name in try value.items() { options.reusable.append(Glob(try name.text())) }
      case "rules":
        for (rule, setting) in try value.entries() {
          settings[try rule.rule()] = try setting.setting()
        }
      case "sources":
        for folder in try value.items() { sources.append(source(try folder.text())) }
      case "suppress":
        for item in try value.items() { suppressions.append(try item.suppression()) }
      default: break
      }
    }
  }

  /// A folder that the config names, from the working directory.
  private func source(_ folder: String) -> String {
    guard !folder.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return folder }
    return path[...slash] + folder
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

extension ConfigSection {
  fileprivate func severity() throws(ConfigFile.Unusable) -> Severity {
    let word = try text()
    guard let severity = Severity(rawValue: word) else {
      throw complaint("'\(word)' is not a severity; write info, warning or error")
    }
    return severity
  }

  fileprivate func setting() throws(ConfigFile.Unusable) -> Policy.Setting {
    let word = try text()
    if word == "off" { return .off }
    guard let severity = Severity(rawValue: word) else {
      throw complaint("a rule cannot be set to '\(word)'; write off, info, warning or error")
    }
    return .severity(severity)
  }

  fileprivate func duration() throws(ConfigFile.Unusable) -> Int {
    let word = try text()
    guard let duration = DurationArgument(argument: word) else {
      throw complaint("'\(word)' is not a duration; write one such as 500ms, 2s or 1m")
    }
    return duration.nanoseconds
  }

  fileprivate func suppression() throws(ConfigFile.Unusable) -> Suppression {
    var (rule, path, reason, until) = (String?.none, "**", "", String?.none)
    for (key, value) in try entries(known: ["rule", "path", "reason", "until"]) {
      switch key {
      case "rule": rule = try value.rule()
      case "path": path = try value.text()
      case "reason": reason = try value.text()
      case "until": until = try value.day()
      default: break
      }
    }
    guard let rule else { throw complaint("a suppression needs a 'rule'") }
    guard !reason.allSatisfy(\.isWhitespace) else {
      throw complaint("a suppression needs a 'reason' for later readers")
    }
    return Suppression(rule: rule, path: Glob(path), reason: reason, until: until, line: line)
  }

  fileprivate func rule() throws(ConfigFile.Unusable) -> String {
    let word = try text()
    guard RuleGroup.all.contains(where: { $0.page(word) != nil }) else {
      let nearest = word.nearest(among: RuleGroup.ids)
      let hint = nearest.map { ". Did you mean '\($0)'?" } ?? "."
      throw complaint("there is no rule '\(word)'\(hint) 'ribs-inspect rules' lists them all")
    }
    return word
  }

  private func day() throws(ConfigFile.Unusable) -> String {
    let word = try text()
    guard word.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil, Day.exists(word) else {
      throw complaint("'\(word)' is not a day; write it as 2027-01-31")
    }
    return word
  }
}
