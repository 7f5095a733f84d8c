import RIBsAnalysis
import RIBsSource

// The keys of the config.

extension ConfigFile {
  /// All keys, in the order in which docs/config.md lists them.
  static let keys: [ConfigKey<Self>] = [
    grace, viewGrace, stall, failOn,
    ConfigKey(
      "reusable", .list(of: .names),
      "RIBs that their parents keep on purpose to attach them again; most are recognised without this. `*` stands for any letters."
    ) { $0.policy.options.reusable = $1 },
    ConfigKey(
      "rules", .settings,
      "The severity of single rules, or `off`. `ribs-inspect rules` lists them."
    ) { $0.policy.settings = $1 },
    sources, exclude, runtime,
    ConfigKey("suppress", .list(of: .suppression), "Findings that the team accepts.") {
      $0.policy.suppressions = $1
    },
  ]

  static let grace = ConfigKey<Self>(
    "grace", .duration, "How long a RIB may stay alive after it leaves the tree; 1s by default."
  ) { $0.policy.options.grace = $1 }

  static let viewGrace = ConfigKey<Self>(
    "viewGrace", .duration,
    "How long a view may outlive its RIB, or a RIB its view; 5s by default."
  ) { $0.policy.options.viewGrace = $1 }

  static let stall = ConfigKey<Self>(
    "stall", .duration, "How long a workflow may make no progress; 30s by default."
  ) { $0.policy.options.stall = $1 }

  static let failOn = ConfigKey<Self>(
    "failOn", .severity, "The lowest severity that fails the check; error by default."
  ) { $0.policy.threshold = $1 }

  static let sources = ConfigKey<Self>(
    "sources", .list(of: .folder),
    "The folders that `ribs-inspect source` reads, relative to the config."
  ) { $0.sources = $1 }

  static let exclude = ConfigKey<Self>(
    "exclude", .list(of: .files),
    "Files that `ribs-inspect source` leaves out besides tests, mocks and builds, such as `**/Generated/*`."
  ) { $0.excluded = $1 }

  static let runtime = ConfigKey<Self>(
    "runtime", .runtime,
    "The team's own base classes and calls, for `ribs-inspect source`. The known runtimes need no mention."
  ) { $0.runtime = $1 }
}

extension OwnRuntime {
  /// The keys of a runtime.
  static let keys: [ConfigKey<Self>] = [
    ConfigKey("routers", .list(of: .type), "The base classes of routers.") { $0.routers = $1 },
    ConfigKey("interactors", .list(of: .type), "The base classes of interactors.") {
      $0.interactors = $1
    },
    ConfigKey("builders", .list(of: .type), "The base classes of builders.") { $0.builders = $1 },
    ConfigKey(
      "attach", .list(of: .function),
      "The functions of a router that attach their first argument, besides `attachChild(_:)`."
    ) { $0.attach = $1 },
    ConfigKey(
      "detach", .list(of: .function),
      "The functions of a router that detach their first argument, besides `detachChild(_:)`."
    ) { $0.detach = $1 },
  ]
}

extension ConfigValue where Value == OwnRuntime {
  static var runtime: Self {
    ConfigValue(words: "a runtime") { section throws(ConfigFile.Unusable) in
      var runtime = OwnRuntime()
      try section.read(OwnRuntime.keys, into: &runtime)
      return runtime
    }
  }
}

extension ConfigValue where Value == OwnRuntime.Function {
  static var function: Self {
    ConfigValue(words: "functions such as add(child:)") { section throws(ConfigFile.Unusable) in
      let word = try section.text()
      guard let function = OwnRuntime.Function(word) else {
        throw section.complaint(
          "'\(word)' is not a function with an argument; write one such as add(child:) or push(_:)")
      }
      return function
    }
  }
}

/// A suppression as it is read.
struct SuppressionDraft {
  fileprivate var rule: String?
  fileprivate var path = "**"
  fileprivate var reason = ""
  fileprivate var until: String?

  /// The keys of a suppression.
  static let keys: [ConfigKey<Self>] = [
    ConfigKey("rule", .rule, "The rule whose findings are accepted. Required.") { $0.rule = $1 },
    ConfigKey(
      "path", .text,
      "The RIBs: names from the root, joined by `/`. `*` is one name, `**` any number of names; all by default."
    ) { $0.path = $1 },
    ConfigKey("reason", .text, "Why they are accepted, for later readers. Required.") {
      $0.reason = $1
    },
    ConfigKey("until", .day, "The last day of the suppression, in UTC; no end by default.") {
      $0.until = $1
    },
  ]
}

extension ConfigValue where Value == Suppression {
  static var suppression: Self {
    ConfigValue(words: "suppressions") {
      section throws(ConfigFile.Unusable) in
      var draft = SuppressionDraft()
      try section.read(SuppressionDraft.keys, into: &draft)
      guard let rule = draft.rule else { throw section.complaint("a suppression needs a 'rule'") }
      guard !draft.reason.allSatisfy(\.isWhitespace) else {
        throw section.complaint("a suppression needs a 'reason' for later readers")
      }
      return Suppression(
        rule: rule, path: Glob(draft.path), reason: draft.reason, until: draft.until,
        line: section.line)
    }
  }
}
