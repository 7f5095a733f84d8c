import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// The app's files as far as they are looked at, and what their types inherit from.
struct AppCode {
  private let texts: [String: String]
  private let tests: Set<String>
  /// The files of modules that have other types with the names of the parents' types.
  private let others: Set<String>
  private var known: Set<String> = []

  /// The files that were looked at.
  private(set) var files: [String: EditedFile] = [:]
  /// Files that a generator has written, and that mention what was looked for.
  private(set) var generated: Set<String> = []
  /// Files that do not parse, and that mention what was looked for.
  private(set) var broken: [EditedFile] = []
  /// What each type inherits from and conforms to.
  private var inherited: [String: Set<String>] = [:]
  /// The types of properties, by the types that have them.
  private var properties: [String: [String: String]] = [:]
  private(set) var declarations: [(declaration: Declaration, file: EditedFile)] = []

  /// The properties of the runtime's classes whose types are their generic arguments. Their initializers have the same
  /// names as labels.
  static let runtimeProperties = [
    "Router": ["interactor"], "ViewableRouter": ["interactor", "viewController"],
    "LaunchRouter": ["interactor", "viewController"], "PresentableInteractor": ["presenter"],
    "Component": ["dependency"], "Builder": ["dependency"],
  ]

  /// - Parameters:
  ///   - survey: The app.
  ///   - parents: The RIBs whose code may be changed.
  ///   - text: Reads a file.
  init(_ survey: AppSurvey, _ parents: [RIBParts], _ text: (_ path: String) -> String?) {
    let own = Set(parents.map(\.rib.module))
    let routers = Set(parents.compactMap { $0.router?.name })
    let modules = survey.types.filter { module, types in
      !own.contains(module) && types.keys.contains(where: routers.contains)
    }.keys
    others = Set(survey.files.filter { modules.contains($0.module) }.map(\.path))
    texts = Dictionary(
      survey.files.compactMap { file in text(file.path).map { (file.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    tests = Set(survey.files.filter(\.isTest).map(\.path))
  }

  func isTest(_ path: String) -> Bool { tests.contains(path) }

  func text(_ path: String) -> String? { texts[path] }

  /// Whether the members of a file's types are others than those that the parents' types have.
  func isOfOthers(_ path: String) -> Bool { others.contains(path) }

  /// Reads all files with one of some names in them.
  mutating func read(mentioning names: Set<String>) {
    let new = names.subtracting(known)
    guard !new.isEmpty else { return }
    known.formUnion(new)
    for (path, text) in texts.sorted(by: { $0.key < $1.key })
    where files[path] == nil && new.contains(where: text.contains) {
      if OtherConformers.isGenerated(path, text) {
        generated.insert(path)
        continue
      }
      let file = EditedFile(path: path, text: text)
      guard file.parses else {
        broken.append(file)
        continue
      }
      files[path] = file
      for declaration in file.declarations where !others.contains(path) {
        let name = declaration.name.lastWord
        declarations.append((declaration, file))
        inherited[name, default: []].formUnion(declaration.inherited)
        for (property, type) in zip(
          Self.runtimeProperties[declaration.inherited.first ?? ""] ?? [], declaration.arguments)
        {
          properties[name, default: [:]][property] = type
        }
        for binding in declaration.properties.flatMap(\.bindings) {
          guard let property = binding.pattern.as(IdentifierPatternSyntax.self),
            let type = binding.typeAnnotation?.type.baseName ?? binding.madeType
          else { continue }
          properties[name, default: [:]][property.identifier.word] = type
        }
      }
    }
  }

  /// What a type inherits from, directly or not.
  func above(_ type: String) -> Set<String> {
    var found: Set<String> = []
    var rest = [type]
    while let next = rest.popLast() {
      for name in inherited[next] ?? [] where found.insert(name).inserted { rest.append(name) }
    }
    return found
  }

  /// The type of a property; nil if no file shows it.
  func type(of property: String, in type: String) -> String? {
    properties[type]?[property]
      ?? above(type).sorted().lazy.compactMap { properties[$0]?[property] }.first
  }

  /// Whether one of the files that were looked at declares a type.
  func isDeclared(_ type: String) -> Bool {
    declarations.contains {
      $0.declaration.kind != .extension && $0.declaration.name.lastWord == type
    }
  }

  /// Whether a type is one of the app's protocols.
  func isProtocol(_ type: String) -> Bool {
    declarations.contains {
      $0.declaration.kind == .protocol && $0.declaration.name.lastWord == type
    }
  }

  /// The types that declare a function or property of a name.
  func owners(of member: String) -> Set<String> {
    Set(
      declarations.filter { $0.declaration.names.contains(member) }.map(\.declaration.name.lastWord)
    )
  }

  /// The statements of a type that assign something other than nil to a property of it.
  func assignments(
    to property: String, in type: String
  ) -> [(statement: CodeBlockItemSyntax, file: EditedFile)] {
    declarations.filter { $0.declaration.name.lastWord == type }.flatMap { declaration, file in
      declaration.syntax.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard token.text == "=", let statement = token.statement,
          let (target, value) = statement.assignment, target.ownProperty == property,
          !value.is(NilLiteralExprSyntax.self)
        else { return nil }
        return (statement, file)
      }
    }
  }

  /// Whether a type cannot be named outside of its file, and is not of a file.
  func isPrivate(_ type: String, outside file: String) -> Bool {
    let found = declarations.filter {
      $0.declaration.kind != .extension && $0.declaration.name.lastWord == type
    }
    return !found.isEmpty
      && found.allSatisfy { declaration, home in
        home.path != file && declaration.group.modifiers.isPrivate
      }
  }

  /// Whether a name is that of a property which only its own type can name.
  func isPrivateProperty(_ name: String, of types: Set<String>) -> Bool {
    let found = declarations.filter { types.contains($0.declaration.name.lastWord) }
      .flatMap(\.declaration.properties).filter { property in
        property.bindings.contains { $0.pattern.trimmedDescription == name }
      }
    return !found.isEmpty
      && found.allSatisfy(\.modifiers.isPrivate)
  }

  /// Whether a call has the labels of a function of some types.
  func canMean(_ token: TokenSyntax, of types: Set<String>) -> Bool {
    declarations.contains { declaration, _ in
      types.contains(declaration.name.lastWord)
        && declaration.functions.contains {
          $0.name.word == token.word && $0.canBeMeant(by: token)
        }
    }
  }

  /// Whether a name is that of a function of some types.
  func isFunction(_ name: String, of types: Set<String>) -> Bool {
    declarations.contains { declaration, _ in
      types.contains(declaration.name.lastWord)
        && declaration.functions.contains { $0.name.word == name }
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether it makes something private to its type or file.
  var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension PatternBindingSyntax {
  /// The type of what its value makes: `Model` in `= Model()`.
  var madeType: String? {
    let made = initializer?.value.as(FunctionCallExprSyntax.self)?.calledName
    return made.flatMap { $0.first?.isUppercase ?? false ? $0 : nil }
  }
}
