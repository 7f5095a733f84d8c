import Yams

/// A part of a config that knows its line, so that every error message names the line.
struct ConfigSection {
  private let node: Node
  /// The config's path.
  let file: String
  private let name: String

  /// - Parameter name: The part's name in error messages.
  init(_ node: Node, file: String, name: String) {
    self.node = node
    self.file = file
    self.name = name
  }

  /// The line on which the part begins, counted from 1.
  var line: Int { node.mark?.line ?? 1 }

  func complaint(_ reason: String) -> ConfigFile.Unusable {
    ConfigFile.Unusable(place: "\(file):\(line)", reason: "\(reason).")
  }

  /// Keys and values, in the file's order.
  func entries() throws(ConfigFile.Unusable) -> [(ConfigSection, ConfigSection)] {
    guard let mapping = node.mapping else {
      throw complaint("\(name) has to be keys and values, 'key: value'")
    }
    return mapping.map { key, value in
      (
        ConfigSection(key, file: file, name: "a key of \(name)"),
        ConfigSection(value, file: file, name: "'\(key.scalar?.string ?? "")'")
      )
    }
  }

  /// Reads keys and values, in the file's order.
  ///
  /// - Parameters:
  ///   - keys: The valid keys.
  ///   - subject: What the values are set in.
  func read<Subject>(
    _ keys: [ConfigKey<Subject>], into subject: inout Subject
  ) throws(ConfigFile.Unusable) {
    for (key, value) in try entries() { try read(key, value, keys, into: &subject) }
  }

  /// Reads keys and values, in the file's order, and goes on after one that cannot be used.
  ///
  /// - Parameters:
  ///   - keys: The valid keys.
  ///   - subject: What the values are set in.
  ///   - complaints: Receives what is wrong, at most once a key.
  func read<Subject>(
    _ keys: [ConfigKey<Subject>], into subject: inout Subject,
    complaints: inout [ConfigFile.Unusable]
  ) throws(ConfigFile.Unusable) {
    for (key, value) in try entries() {
      do throws(ConfigFile.Unusable) {
        try read(key, value, keys, into: &subject)
      } catch {
        complaints.append(error)
      }
    }
  }

  private func read<Subject>(
    _ key: ConfigSection, _ value: ConfigSection, _ keys: [ConfigKey<Subject>],
    into subject: inout Subject
  ) throws(ConfigFile.Unusable) {
    let word = try key.text()
    guard let known = keys.first(where: { $0.name == word }) else {
      let names = keys.map(\.name)
      let hint = word.nearest(among: names).map { ". Did you mean '\($0)'? Its" } ?? "; its"
      throw key.complaint(
        "\(name) has no key '\(word)'\(hint) keys are \(names.joined(separator: ", "))")
    }
    try known.read(value, &subject)
  }

  /// The values of a list.
  func items() throws(ConfigFile.Unusable) -> [ConfigSection] {
    guard let sequence = node.sequence else {
      throw complaint("\(name) has to be a list, each item on a line that begins with '-'")
    }
    return sequence.map { ConfigSection($0, file: file, name: "an item of \(name)") }
  }

  /// A single value as written in the file.
  func text() throws(ConfigFile.Unusable) -> String {
    guard let scalar = node.scalar else { throw complaint("\(name) has to be a single value") }
    return scalar.string
  }
}
