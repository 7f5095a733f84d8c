import RIBsAnalysis

/// A key of the config, declared once: its name, its values, what it decides, and how it is read. The reader, the
/// complaint about an unknown key, the help of an option that overrides it and the tables of docs/config.md follow.
struct ConfigKey<Subject>: Sendable {
  let name: String
  /// What may be written, in a few words.
  let value: String
  /// What it decides, in a sentence.
  let summary: String
  /// Reads the key's value.
  let read: @Sendable (ConfigSection, inout Subject) throws(ConfigFile.Unusable) -> Void

  /// What an option that overrides the key is for.
  var help: String { "\(summary) Write \(value)." }

  init<Value>(
    _ name: String, _ kind: ConfigValue<Value>, _ summary: String,
    set: @escaping @Sendable (inout Subject, Value) -> Void
  ) {
    (self.name, value, self.summary) = (name, kind.words, summary)
    read = { section, subject throws(ConfigFile.Unusable) in
      set(&subject, try kind.read(section))
    }
  }
}

/// What may be written after a key, and how it is read.
struct ConfigValue<Value>: Sendable {
  /// What may be written, in a few words.
  let words: String
  let read: @Sendable (ConfigSection) throws(ConfigFile.Unusable) -> Value
}

extension ConfigValue where Value == String {
  static var text: Self {
    ConfigValue(words: "a text") { section throws(ConfigFile.Unusable) in
      try section.text()
    }
  }

  /// The name of a type, without type arguments.
  static var type: Self {
    ConfigValue(words: "classes") { section throws(ConfigFile.Unusable) in
      let word = try section.text()
      guard word.wholeMatch(of: /\w+/) != nil else {
        throw section.complaint(
          "'\(word)' is not the name of a class; write it without its module and type arguments")
      }
      return word
    }
  }

  /// A folder, from the working directory. The config names it from its own folder.
  static var folder: Self {
    ConfigValue(words: "folders") { section throws(ConfigFile.Unusable) in
      let folder = try section.text()
      guard !folder.hasPrefix("/"), let slash = section.file.lastIndex(of: "/") else {
        return folder
      }
      return section.file[...slash] + folder
    }
  }

  static var rule: Self {
    ConfigValue(words: "a rule's id") { section throws(ConfigFile.Unusable) in
      let word = try section.text()
      guard RuleGroup.all.contains(where: { $0.page(word) != nil }) else {
        let nearest = word.nearest(among: RuleGroup.ids)
        let hint = nearest.map { ". Did you mean '\($0)'?" } ?? "."
        throw section.complaint(
          "there is no rule '\(word)'\(hint) 'ribs-inspect rules' lists them all")
      }
      return word
    }
  }

  static var day: Self {
    ConfigValue(words: "a day such as 2027-01-31") {
      section throws(ConfigFile.Unusable) in
      let word = try section.text()
      guard word.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil, Day.exists(word) else {
        throw section.complaint("'\(word)' is not a day; write it as 2027-01-31")
      }
      return word
    }
  }
}

extension ConfigValue where Value == Int {
  /// In nanoseconds.
  static var duration: Self {
    ConfigValue(words: "a duration such as 500ms, 2s or 1m") {
      section throws(ConfigFile.Unusable) in
      let word = try section.text()
      guard let duration = DurationArgument(argument: word) else {
        throw section.complaint("'\(word)' is not a duration; write one such as 500ms, 2s or 1m")
      }
      return duration.nanoseconds
    }
  }
}

extension ConfigValue where Value == Severity {
  static var severity: Self {
    ConfigValue(words: "info, warning or error") {
      section throws(ConfigFile.Unusable) in
      let word = try section.text()
      guard let severity = Severity(rawValue: word) else {
        throw section.complaint("'\(word)' is not a severity; write info, warning or error")
      }
      return severity
    }
  }
}

extension ConfigValue where Value == Glob {
  static var names: Self {
    ConfigValue(words: "names") { section throws(ConfigFile.Unusable) in
      Glob(try section.text())
    }
  }

  static var files: Self {
    ConfigValue(words: "patterns of files") { section throws(ConfigFile.Unusable) in
      Glob(try section.text())
    }
  }
}

extension ConfigValue where Value == [String: Policy.Setting] {
  static var settings: Self {
    ConfigValue(words: "rules' ids, each with off, info, warning or error") {
      section throws(ConfigFile.Unusable) in
      var settings = Value()
      for (rule, setting) in try section.entries() {
        settings[try ConfigValue<String>.rule.read(rule)] = try setting.setting()
      }
      return settings
    }
  }
}

extension ConfigValue {
  static func list<Element>(of kind: ConfigValue<Element>) -> Self where Value == [Element] {
    ConfigValue(words: "a list of \(kind.words)") { section throws(ConfigFile.Unusable) in
      var elements: [Element] = []
      for item in try section.items() { elements.append(try kind.read(item)) }
      return elements
    }
  }
}

extension ConfigSection {
  fileprivate func setting() throws(ConfigFile.Unusable) -> Policy.Setting {
    let word = try text()
    if word == "off" { return .off }
    guard let severity = Severity(rawValue: word) else {
      throw complaint("a rule cannot be set to '\(word)'; write off, info, warning or error")
    }
    return .severity(severity)
  }
}
