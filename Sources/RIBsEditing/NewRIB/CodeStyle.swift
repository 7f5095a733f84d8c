import RIBsSource
import SwiftSyntax

/// How the parent's files are written, so that a new RIB is written the same way.
struct CodeStyle {
  /// The module of the runtime, such as `ModernRIBs`.
  let runtime: String
  /// Whether types of protocols have `any`.
  let usesAny: Bool
  /// One level of indentation.
  let indentation: String
  /// The types around the parent's types: `App` in `extension App { … }`. Empty if there are none.
  let scope: String
  /// Whether lines end with a carriage return too.
  private let usesCarriageReturns: Bool
  /// Whether protocols have the comment that Mockolo looks for.
  private let isMockable: Bool
  /// The comment at the top of a file, in which `FILE` stands for its name.
  private let header: [String]
  /// The access levels of the parent's types, by their roles.
  private let access: [Role: String]
  /// The parent's types that are on the main actor.
  private let isolated: Set<Role>
  /// The parent's types that are `nonisolated`.
  private let nonisolated: Set<Role>
  /// `@MainActor ` before the function that builds a RIB, or nothing.
  let build: String

  /// What a type of a RIB is for.
  enum Role: CaseIterable {
    case dependency, component, buildable, builder, routing, listener, interactor, interactable
    case viewControllable, router, view, presentable, presentableListener
  }

  init(
    _ parent: RIBParts, router: Declaration, in file: EditedFile, runtime: String,
    access: [Role: String], isolated: Set<Role>, nonisolated: Set<Role>, isBuildIsolated: Bool
  ) {
    self.runtime = runtime
    self.isolated = isolated
    self.nonisolated = nonisolated
    build = isBuildIsolated ? "\(Self.mainActor) " : ""
    indentation = file.indentationUnit
    scope = parent.router?.scope ?? ""
    let types = router.group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    usesAny = (types + router.properties.map(\.trimmedDescription)).contains { text in
      text.split(whereSeparator: { "<(, :".contains($0) }).contains("any")
    }
    header = Self.header(of: file)
    usesCarriageReturns = file.usesCarriageReturns
    isMockable = file.declarations.contains { declaration in
      declaration.kind == .protocol
        && declaration.syntax.leadingTrivia.description.contains(Self.mockable)
    }
    self.access = access
  }

  /// The style of a template, in which everything is internal.
  ///
  /// - Parameters:
  ///   - runtime: The module of the runtime.
  ///   - header: The lines at the top of a file.
  init(runtime: String, header: [String]) {
    (self.runtime, self.header) = (runtime, header)
    (indentation, scope) = (EditedFile.usualIndentation, "")
    (usesAny, usesCarriageReturns, isMockable, access) = (false, false, false, [:])
    (isolated, nonisolated, build) = ([], [], "")
  }

  /// Whether the tree is changed by functions that have to be waited for, as in napkin.
  var isAsync: Bool { runtime == KnownRuntime.napkin.module }

  /// What stands behind the parameters of a function that changes the tree: ` async` or nothing.
  var effect: String { isAsync ? " async" : "" }

  /// What stands before a call of such a function: `await ` or nothing.
  var wait: String { isAsync ? "await " : "" }

  /// `public ` or nothing.
  func access(_ role: Role) -> String { access[role].map { "\($0) " } ?? "" }

  /// `@MainActor `, `nonisolated ` or nothing.
  func isolation(_ role: Role) -> String {
    if isolated.contains(role) { return "\(Self.mainActor) " }
    return nonisolated.contains(role) ? "nonisolated " : ""
  }

  /// What stands before a type: `@MainActor public `, or less.
  func declared(_ role: Role) -> String { isolation(role) + access(role) }

  /// Who owns the code, as the comment at the top of its files says it; nil if it does not.
  var owner: [String: String]? {
    guard let line = header.first(where: { $0.contains("Copyright ©") }) else { return nil }
    // The name stands behind the years.
    let name = line.drop { $0 != "©" }.drop { !$0.isLetter }
    let owner = name[..<(name.firstRange(of: ". All rights")?.lowerBound ?? name.endIndex)]
    guard !owner.isEmpty else { return nil }
    return [
      "ORGANIZATIONNAME": String(owner), "COPYRIGHT": String(line.drop { !$0.isLetter }),
    ]
  }

  static let mainActor = "@MainActor"

  /// The access of a member that two types need to see, such as a requirement and its witness.
  func access(_ one: Role, _ other: Role) -> String {
    access[one] == nil ? "" : access(other)
  }

  /// A protocol as a type.
  func any(_ name: String) -> String { usesAny ? "any \(name)" : name }

  /// A protocol as the type of an optional.
  func optional(_ name: String) -> String { usesAny ? "(any \(name))?" : "\(name)?" }

  /// A file of the new RIB.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - imports: The modules that it imports, beside the runtime.
  ///   - lines: Its declarations, indented by four spaces a level.
  func file(_ name: String, imports: [String] = [], _ lines: [String]) -> String {
    var text = header(of: name)
    if !text.isEmpty { text += "\n\n" }
    text += ([runtime] + imports).sorted().map { "import \($0)\n" }.joined() + "\n"
    return ended(text + inScope(marked(lines)))
  }

  /// Declarations in the types around the parent's types.
  func inScope(_ lines: [String]) -> String {
    scoped(lines).map { "\($0.reindented(by: indentation))\n" }.joined()
  }

  /// Lines in the types around the parent's types, indented by four spaces a level.
  func scoped(_ lines: [String]) -> [String] {
    guard !scope.isEmpty else { return lines }
    return ["extension \(scope) {"] + lines.map { $0.isEmpty ? "" : "    \($0)" } + ["}"]
  }

  /// A file without imports whose declarations stand in no other type.
  func topLevelFile(_ name: String, _ lines: [String]) -> String {
    let top = header(of: name)
    return ended(
      top + (top.isEmpty ? "" : "\n\n")
        + lines.map { $0.reindented(by: indentation) + "\n" }.joined())
  }

  /// The comment at the top of a file, without a line end behind it; empty if there is none.
  func header(of name: String) -> String {
    header.map { $0.replacingFirst("FILE", by: name) }.joined(separator: "\n")
  }

  private static let mockable = "/// @mockable"

  /// Adds what Mockolo looks for, where the parent has it.
  private func marked(_ lines: [String]) -> [String] {
    guard isMockable else { return lines }
    return lines.flatMap { line in
      line.hasPrefix("protocol ") || line.contains(" protocol ") ? [Self.mockable, line] : [line]
    }
  }

  private func ended(_ text: String) -> String {
    usesCarriageReturns ? text.replacing("\n", with: "\r\n") : text
  }

  // MARK: Header

  /// The comment at the top of a file, if it is about the file and not about its code: it names the file or says who
  /// owns it. Who created the parent's file did not create this one.
  private static func header(of file: EditedFile) -> [String] {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    var lines: [String] = []
    loop: for piece in file.tree.firstToken(viewMode: .sourceAccurate)?.leadingTrivia ?? [] {
      switch piece {
      case .lineComment(let line): lines.append(line)
      case .blockComment(let block) where lines.isEmpty:
        lines = block.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          String(line.last == "\r" ? line.dropLast() : line)
        }
        break loop
      case .newlines(let count) where count > 1 && !lines.isEmpty: break loop
      case .newlines, .spaces, .tabs, .carriageReturns, .carriageReturnLineFeeds: continue
      default: break loop
      }
    }
    let words = ["Copyright", "©", "SPDX-License-Identifier", name]
    guard lines.contains(where: { line in words.contains { line.contains($0) } }) else { return [] }
    lines = lines.filter { !$0.contains("Created by") && !$0.contains("swiftlint:") }
    var kept: [String] = []
    for line in lines where line != "//" || kept.last != "//" {
      kept.append(line.replacingFirst(name, by: "FILE"))
    }
    return kept
  }
}

extension String {
  /// The text with the first occurrence of another replaced.
  func replacingFirst(_ old: String, by new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(range, new)
  }

  private func replacingCharacters(_ range: Range<String.Index>, _ new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
