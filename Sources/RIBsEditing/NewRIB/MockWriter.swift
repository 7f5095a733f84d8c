import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// Writes mocks for tests: classes that conform to the app's protocols and do nothing.
final class MockWriter {
  /// Why a protocol has no mock.
  struct Obstacle: Error {
    let reason: String
  }

  /// The modules that the mocks name types of.
  private(set) var modules: Set<String> = []

  private let survey: AppSurvey
  private let module: String
  /// The types around the RIB's types.
  private let scope: String
  private let read: (String) -> String?

  /// The runtime's protocols that a mock's base class or a line of ours conforms to.
  private static let known: Set<String> = [
    "AnyObject", "Interactable", "ViewControllable", "Presentable", "Buildable", "Dependency",
    "Sendable", "NSObjectProtocol",
  ]

  init(
    _ survey: AppSurvey, module: String, scope: String, read: @escaping (String) -> String?
  ) {
    (self.survey, self.module, self.scope, self.read) = (survey, module, scope, read)
  }

  /// A mock of a protocol and of those it inherits from.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - base: Its superclass, or nil.
  ///   - members: Members in place of those that would do nothing.
  ///   - without: Protocols whose requirements `members` has.
  ///   - weak: The types of properties that do not own what they hold.
  func mock(
    _ name: String, of type: String, base: String?, members: [String], without: Set<String> = [],
    weak: Set<String> = []
  ) throws(Obstacle) -> [String] {
    var lines: [String] = []
    var seen = Self.known.union(without)
    var waiting = [type]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next.contains("&") {
        waiting += next.split(separator: "&").map { String($0).trimmed }
        continue
      }
      guard let found = try declaration(of: next) else {
        waiting += try alias(next)
        continue
      }
      if let declared = found.syntax.as(ProtocolDeclSyntax.self),
        declared.primaryAssociatedTypeClause != nil || declared.genericWhereClause != nil
      {
        throw Obstacle(reason: "\(next) has associated types or a where clause")
      }
      waiting += found.inherited.reversed()
      for member in found.members { lines += try stub(member, of: next, weak) }
    }
    let own = Set(members.map(\.signature))
    let kinds = [base, type].compactMap { $0 }.joined(separator: ", ")
    let body = (lines.filter { !own.contains($0.signature) } + members).map { "    \($0)" }
    return ["private final class \(name): \(kinds) {"] + body + ["}"]
  }

  private func stub(_ member: MemberBlockItemSyntax, of type: String, _ weak: Set<String>)
    throws(Obstacle)
    -> [String]
  {
    if let property = member.decl.as(VariableDeclSyntax.self) {
      var lines: [String] = []
      for binding in property.bindings {
        guard let annotation = binding.typeAnnotation?.type else { continue }
        let declared = "var \(binding.pattern.trimmedDescription): \(annotation.trimmedDescription)"
        lines.append(
          annotation.isOptional
            ? (weak.contains(annotation.baseName) ? "weak " : "") + declared
            : "\(declared) { fatalError(\"No test uses this.\") }")
        let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
        if isSettable, !annotation.isOptional {
          throw Obstacle(
            reason: "\(type) has the settable property \(binding.pattern.trimmedDescription)")
        }
      }
      return lines
    }
    if let function = member.decl.as(FunctionDeclSyntax.self) {
      guard !function.modifiers.contains(where: { $0.name.text == "static" }) else {
        throw Obstacle(reason: "\(type) has a static function")
      }
      var plain = function.with(\.leadingTrivia, [])
      plain.trailingTrivia = []
      let words = plain.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      let isVoid =
        function.signature.returnClause.map {
          ["Void", "()"].contains($0.type.trimmedDescription)
        } ?? true
      return [words + (isVoid ? " {}" : " { fatalError(\"No test uses this.\") }")]
    }
    throw Obstacle(reason: "\(type) has more than properties and functions")
  }

  /// The declaration of a protocol: in the module of the RIB, or else in another one.
  ///
  /// - Returns: Nil if the name is an alias.
  private func declaration(of name: String) throws(Obstacle) -> Declaration? {
    let scoped = "\(scope).\(name)"
    let own = survey.types[module]?[scoped]?.file
    for file in files where own == nil || file.path == own {
      guard let text = read(file.path), text.contains("protocol \(name)") else { continue }
      let found = EditedFile(path: file.path, text: text).declarations.filter {
        $0.kind == .protocol
          && (own == nil ? $0.name == name || $0.name.hasSuffix(".\(name)") : $0.name == scoped)
      }
      guard let only = found.first, found.count == 1 else { continue }
      modules.formUnion(file.imports)
      modules.insert(file.module)
      return only
    }
    return nil
  }

  /// The types that an alias stands for.
  private func alias(_ name: String) throws(Obstacle) -> [String] {
    for file in files {
      guard let text = read(file.path), text.contains("typealias \(name)") else { continue }
      let tree = EditedFile(path: file.path, text: text).tree
      for statement in tree.statements {
        guard let alias = statement.item.as(TypeAliasDeclSyntax.self), alias.name.text == name
        else { continue }
        let type = alias.initializer.value
        guard let composition = type.as(CompositionTypeSyntax.self) else { return [type.baseName] }
        return composition.elements.map(\.type.baseName)
      }
    }
    throw Obstacle(reason: "\(name) is no protocol of the app")
  }

  /// The app's files, those of the RIB's module first.
  private var files: [AppSurvey.File] {
    let own = survey.files.filter { !$0.isTest && $0.module == module }
    return own + survey.files.filter { !$0.isTest && $0.module != module }
  }
}

extension String {
  /// What a member declares, without what it does.
  fileprivate var signature: String { String(prefix { $0 != "{" }).trimmed }
}
