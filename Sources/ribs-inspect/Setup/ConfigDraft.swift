import RIBsReport
import RIBsSource

/// A config for an app, with the keys that matter at the beginning.
struct ConfigDraft {
  let text: String

  init(_ choice: SourceChoice) {
    var blocks = [
      Self.comment(
        "The config of \(Product.name). \(DocsPage.config.address) lists all keys."),
      Self.comment(ConfigFile.sources.summary) + Self.list(ConfigFile.sources, choice.folders),
    ]
    let exclude = Self.comment(ConfigFile.exclude.summary)
    if !choice.excluded.isEmpty {
      blocks.append(exclude + Self.list(ConfigFile.exclude, choice.excluded))
    }
    if let runtime = choice.runtime {
      blocks.append(
        Self.comment(ConfigFile.runtime.summary)
          + Self.comment("These are a guess from the names of classes. Check them.")
          + "\(ConfigFile.runtime.name):\n" + Self.runtime(runtime))
    }
    blocks += [(ConfigFile.failOn, "warning"), (ConfigFile.grace, "2s")].map { key, example in
      Self.comment(key.summary) + "# \(key.name): \(example)\n"
    }
    text = blocks.joined(separator: "\n")
  }

  private static func runtime(_ bases: OwnBases) -> String {
    let values = [
      "routers": bases.routers, "interactors": bases.interactors, "builders": bases.builders,
      "attach": bases.attach, "detach": bases.detach,
    ]
    return OwnRuntime.keys.map { key in
      let items = values[key.name] ?? []
      return items.isEmpty ? "" : "  \(key.name): [\(items.map(quoted).joined(separator: ", "))]\n"
    }.joined()
  }

  private static func list<Subject>(_ key: ConfigKey<Subject>, _ items: [String]) -> String {
    "\(key.name):\n" + items.map { "  - \(quoted($0))\n" }.joined()
  }

  private static func comment(_ text: String) -> String {
    let style = TextStyle.plain
    // Of the mark of a comment, and of the preview in a terminal.
    let margin = 8
    return style.lines(text, indent: 0, width: style.width - margin).map { "# \($0)\n" }.joined()
  }

  /// A text as YAML writes it, in quotes if it needs them.
  private static func quoted(_ text: String) -> String {
    if text.wholeMatch(of: /[A-Za-z_.][A-Za-z0-9_.\/ -]*/) != nil, Int(text) == nil,
      !["true", "false", "yes", "no", "on", "off", "null"].contains(text.lowercased())
    {
      return text
    }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
