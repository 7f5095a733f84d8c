import Foundation
import RIBsReport
import RIBsTestSupport
import Yams

/// Reads the YAML of a page: a config as the command does, a workflow and a file of pre-commit by what they use of this
/// repository.
enum YAMLCheck {
  static func complaints(about page: Page) throws -> [Complaint] {
    try page.fences(in: "yaml").flatMap { block in
      // As many lines stand above as on the page, so line numbers are those of the page.
      let text =
        String(repeating: "\n", count: block.line) + block.lines.joined(separator: "\n") + "\n"
      let root: Node?
      do { root = try Yams.compose(yaml: text) } catch {
        return [page.complaint(block.line, "This is not YAML: \(error)")]
      }
      guard let keys = root?.mapping else {
        return [page.complaint(block.line, "This is not a mapping.")]
      }
      if keys["jobs"] != nil || keys["steps"] != nil || keys["runs"] != nil {
        return try complaints(aboutUsesIn: root, on: page, block.line)
      }
      if keys["repos"] != nil { return try complaints(aboutHooksIn: root, on: page, block.line) }
      return try complaints(aboutConfig: text, on: page, block.line)
    }
  }

  private static func complaints(
    aboutConfig text: String, on page: Page, _ line: Int
  ) throws -> [Complaint] {
    let folder = try UserFolder()
    try folder.write(text, to: "config.yml")
    let outcome = try folder.run("ribs-inspect source App --config config.yml")
    guard ![0, 1].contains(outcome.status) else { return [] }
    let named = outcome.errors.firstMatch(of: #/config\.yml:([0-9]+)/#).flatMap { Int($0.1) }
    return [page.complaint(named ?? line, "The config does not load: \(outcome.errors)")]
  }

  /// Finds the steps that use the action of this repository, and compares their inputs with the action's.
  private static func complaints(
    aboutUsesIn root: Node?, on page: Page, _ line: Int
  ) throws -> [Complaint] {
    let inputs = try names(under: "inputs", in: "action.yml")
    let repository = Product.repository.split(separator: "/").suffix(2).joined(separator: "/")
    return mappings(in: root).flatMap { step -> [Complaint] in
      guard let action = step["uses"]?.string?.split(separator: "@").first,
        ["./", "./ribs-inspect", repository].contains(String(action))
      else { return [] }
      return (step["with"]?.mapping?.keys).map(Array.init)?.compactMap { key in
        let name = key.string ?? ""
        return inputs.contains(name)
          ? nil
          : page.complaint(key.mark?.line ?? line, "action.yml has no input \(name).")
      } ?? []
    }
  }

  private static func complaints(
    aboutHooksIn root: Node?, on page: Page, _ line: Int
  ) throws -> [Complaint] {
    let ours = try names(under: nil, in: ".pre-commit-hooks.yaml")
    return mappings(in: root).filter { $0["repo"]?.string == Product.repository }
      .flatMap { Array($0["hooks"]?.sequence ?? []) }.compactMap { hook in
        let id = hook["id"]?.string ?? ""
        return ours.contains(id)
          ? nil
          : page.complaint(
            hook.mark?.line ?? line, ".pre-commit-hooks.yaml has no hook \(id).")
      }
  }

  /// The names that a file of the repository declares: the keys of a mapping, or the ids of a list.
  private static func names(under key: String?, in file: String) throws -> Set<String> {
    let text = try String(contentsOf: Repository.root.appendingPathComponent(file), encoding: .utf8)
    let root = try Yams.compose(yaml: text)
    let names =
      key.map { (root?[$0]?.mapping?.keys).map(Array.init)?.map(\.string) ?? [] }
      ?? (root?.sequence).map { $0.map { $0["id"]?.string } } ?? []
    return Set(names.compactMap(\.self))
  }

  /// All mappings of a document.
  private static func mappings(in root: Node?) -> [Node.Mapping] {
    var mappings: [Node.Mapping] = []
    var rest = [root].compactMap(\.self)
    while let node = rest.popLast() {
      if let mapping = node.mapping {
        mappings.append(mapping)
        rest += mapping.values
      }
      rest += node.sequence.map(Array.init) ?? []
    }
    return mappings
  }
}
