import Foundation
import RIBsAnalysis

/// A team's template for Xcode: a folder `RIB.xctemplate`, as Xcode itself reads it.
///
/// Xcode's templates are not documented. What is read here is what Xcode 15 and later take from their own:
/// `TemplateInfo.plist` with options, and a folder for each combination of them.
package struct TeamTemplate: Sendable {
  /// What a template asks for.
  package struct Option: Sendable {
    package enum Kind: Sendable, Equatable {
      case text
      case checkbox
      case choice([String])
    }

    package let name: String
    package let kind: Kind
    /// The value if nobody gives one; nil if there is none.
    package let standard: String?

    /// The values that it can have; nil for any.
    var choices: [String]? {
      switch kind {
      case .text: nil
      case .checkbox: ["true", "false"]
      case .choice(let values): values
      }
    }
  }

  /// The files for a combination of options.
  package struct Variant: Sendable {
    /// The folder's name; empty for files directly in the template's folder.
    package let name: String
    /// The texts by their paths in the variant's folder, sorted by path.
    package let files: [(path: String, text: String)]
    /// The paths of files that are no text, and are left out.
    package let others: [String]
  }

  /// Where the template is, as it was given.
  package let path: String
  /// What the template says about itself.
  package let summary: String
  package let options: [Option]
  /// Sorted by name.
  package let variants: [Variant]

  private static let ending = ".xctemplate"
  private static let information = "TemplateInfo.plist"
  /// A folder with more entries is no folder of templates.
  private static let mostEntries = 5_000
  /// A larger file is no template.
  private static let mostBytes = 1_000_000

  /// The templates below a folder, or in it if it is one. Sorted by path.
  ///
  /// - Throws: ``Refusal`` if there is none, or one cannot be read.
  package static func all(in folder: String) throws(Refusal) -> [TeamTemplate] {
    let place = SourcePlace(file: folder, line: 1)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw Refusal("\(folder): there is no such folder. Give the one that has your templates.")
    }
    if folder.lastPart.hasSuffix(ending) { return [try TeamTemplate(folder, below: folder)] }
    var paths: [String] = []
    var count = 0
    let entries = FileManager.default.enumerator(atPath: folder)
    while let entry = entries?.nextObject() as? String {
      count += 1
      guard count <= mostEntries else {
        throw Refusal(
          "\(folder): it has more than \(mostEntries) files. Give the folder that has your templates."
        )
      }
      guard entry.hasSuffix(ending) else { continue }
      entries?.skipDescendants()
      paths.append("\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(entry)")
    }
    guard !paths.isEmpty else {
      throw Refusal("no template is below it: no folder whose name ends in \(ending).", at: place)
    }
    var templates: [TeamTemplate] = []
    for path in paths.sorted() { templates.append(try TeamTemplate(path, below: folder)) }
    return templates
  }

  private init(_ path: String, below folder: String) throws(Refusal) {
    self.path = path
    let information = "\(path)/\(Self.information)"
    let data = FileManager.default.contents(atPath: information)
    let list = data.flatMap { data in
      // The parser recurses into what a file nests.
      data.isDeep
        ? nil
        : try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    }
    guard let list else {
      throw Refusal(
        data == nil
          ? "the template has no such file, in which its options are."
          : "this is no property list. Check it with `plutil -lint`.",
        at: SourcePlace(file: information, line: 1))
    }
    summary = ["Summary", "Description"].lazy.compactMap { list[$0] as? String }.first ?? ""
    options = (list["Options"] as? [[String: Any]] ?? []).compactMap(Option.init)
    variants = try Self.variants(path)
  }

  private static func variants(_ path: String) throws(Refusal) -> [Variant] {
    let entries = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    var files: [String: [(path: String, text: String)]] = [:]
    var others: [String: [String]] = [:]
    for entry in entries.sorted() {
      let name = entry.lastPart
      guard name != information, !name.hasPrefix("."), !name.hasPrefix("TemplateIcon") else {
        continue
      }
      let file = "\(path)/\(entry)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      let parts = entry.split(separator: "/", maxSplits: 1).map(String.init)
      // A folder whose name is a placeholder belongs to the files.
      let isVariant = parts.count == 2 && !parts[0].contains("___")
      let (variant, rest) = isVariant ? (parts[0], parts[1]) : ("", entry)
      guard let data = FileManager.default.contents(atPath: file) else {
        throw Refusal(
          "the file cannot be read. Check its permissions.", at: SourcePlace(file: file, line: 1))
      }
      if data.count <= mostBytes, let text = String(validating: data, as: UTF8.self) {
        files[variant, default: []].append((rest, text))
      } else {
        others[variant, default: []].append(rest)
      }
    }
    return files.sorted { $0.key < $1.key }.map { name, own in
      // A folder with a part alone, such as a XIB, gets the Swift files of the one that it goes on from. The script
      // that installs uber's templates copies them.
      let isPart = !own.contains { $0.path.hasSuffix(".swift") }
      let base = files.keys.filter { $0 != name && !$0.isEmpty && name.hasPrefix($0) }
        .max { $0.count < $1.count }
      let rest = isPart ? base.flatMap { files[$0] } ?? [] : []
      return Variant(name: name, files: own + rest, others: others[name] ?? [])
    }
  }
}

extension TeamTemplate.Option {
  /// An option of `TemplateInfo.plist`; nil if it asks for nothing.
  fileprivate init?(_ list: [String: Any]) {
    guard let name = list["Identifier"] as? String else { return nil }
    switch list["Type"] as? String {
    case "text": kind = .text
    case "checkbox": kind = .checkbox
    case "popup", "buildSetting":
      let values = list["Values"] as? [String] ?? []
      kind = values.isEmpty ? .text : .choice(values)
    default: return nil
    }
    self.name = name
    // Xcode's own templates have booleans here, older ones have strings.
    let isOn = (list["Default"] as? Bool).map { $0 ? "true" : "false" }
    standard = list["Default"] as? String ?? isOn
  }
}

extension Data {
  /// Whether it has more lists in each other than an Xcode template has in all. Property lists that are no XML are not
  /// looked through, and count as deep.
  fileprivate var isDeep: Bool {
    guard let first, first == UInt8(ascii: "<"), let text = String(validating: self, as: UTF8.self)
    else { return true }
    var depth = 0
    for tag in text.split(separator: "<") {
      if tag.hasPrefix("dict>") || tag.hasPrefix("array>") { depth += 1 }
      if tag.hasPrefix("/dict>") || tag.hasPrefix("/array>") { depth -= 1 }
      if depth > 100 { return true }
    }
    return false
  }
}

extension TeamTemplate {
  /// The variant's folder for some values of options, as Xcode names it: the checked boxes and the choices, in order.
  private func folder(_ values: [String: String]) -> String {
    let parts = options.map { option in
      let value = values[option.name] ?? ""
      switch option.kind {
      case .text: return ""
      case .checkbox: return value == "true" ? option.name : ""
      case .choice: return value
      }
    }
    let name = parts.joined()
    return name.isEmpty ? "Default" : name
  }

  /// More combinations than this are not looked through.
  private static let mostCombinations = 4_096

  /// How far each variant is from the values that were given and the template's own: the number of options to change.
  /// Given values do not change. Variants that no combination leads to are left out.
  ///
  /// - Parameter given: Values of options by their names.
  func distances(_ given: [String: String]) -> [String: Int] {
    var combinations: [(values: [String: String], distance: Int)] = [([:], 0)]
    for option in options {
      guard let choices = option.choices else { continue }
      let usual = option.standard ?? (option.kind == .checkbox ? "false" : choices.first ?? "")
      combinations = combinations.flatMap { combination in
        (given[option.name].map { [$0] } ?? choices).map { choice in
          (
            combination.values.merging([option.name: choice]) { $1 },
            combination.distance + (choice == usual || given[option.name] != nil ? 0 : 1)
          )
        }
      }
      guard combinations.count <= Self.mostCombinations else { break }
    }
    var distances: [String: Int] = ["": 0]
    for (values, distance) in combinations {
      let name = folder(values)
      distances[name] = min(distance, distances[name] ?? .max)
    }
    return distances
  }
}
