import RIBsAnalysis

/// A type of the app, with its extensions merged.
final class AppType {
  let id: Int
  let name: String
  let module: String
  let kind: TypeDeclaration.Kind
  let place: SourcePlace
  /// Whether it is declared in another package, and the sources only extend it.
  let isExternal: Bool
  /// Whether other files cannot name it.
  let isPrivate: Bool
  let generics: [TypeDeclaration.Generic]
  /// What it inherits from and conforms to, as written, with the place.
  private(set) var inherited: [(type: TypeReference, place: SourcePlace)] = []
  private(set) var aliases: [String: TypeAlias] = [:]
  /// The names of an enum's cases.
  private(set) var cases: Set<String> = []
  /// The types of what they carry; without those that carry nothing.
  private(set) var payloads: [String: [TypeReference]] = [:]
  private(set) var properties: [String: Member<Property>] = [:]
  private(set) var methods: [String: [Member<Function>]] = [:]
  private(set) var attributes: [String]
  /// The functions of extensions that are isolated to the main actor.
  private(set) var isolatedFunctions: Set<ObjectIdentifier> = []
  /// The names of methods in the order of the source.
  private(set) var methodNames: [String] = []

  init(id: Int, _ declaration: TypeDeclaration, file: SourceFile, isExternal: Bool = false) {
    self.id = id
    self.isExternal = isExternal
    name = declaration.name
    module = file.module
    kind = declaration.kind
    place = SourcePlace(file: file.path, line: declaration.line)
    isPrivate = declaration.isPrivate
    generics = declaration.generics
    attributes = []
  }

  func add(_ declaration: TypeDeclaration, from file: SourceFile) {
    inherited += declaration.inherited.map {
      ($0.type, SourcePlace(file: file.path, line: $0.line))
    }
    if declaration.kind != .extension {
      attributes += declaration.attributes
    } else if declaration.attributes.contains("MainActor") {
      isolatedFunctions.formUnion(declaration.functions.map { ObjectIdentifier($0) })
    }
    aliases.merge(declaration.aliases) { first, _ in first }
    cases.formUnion(declaration.cases)
    payloads.merge(declaration.payloads) { first, _ in first }
    for property in declaration.properties where properties[property.name] == nil {
      properties[property.name] = Member(property, owner: id, file: file.path)
    }
    for function in declaration.functions {
      if methods[function.name] == nil { methodNames.append(function.name) }
      methods[function.name, default: []].append(
        Member(function, owner: id, file: file.path))
    }
  }

  /// Replaces what it inherits from by what that stands for.
  func replaceInherited(
    _ replacement: ((type: TypeReference, place: SourcePlace)) -> [TypeReference]
  ) {
    inherited = inherited.flatMap { entry in replacement(entry).map { ($0, entry.place) } }
  }

  /// All methods, in the order of their names' first appearance.
  var allMethods: [Member<Function>] { methodNames.flatMap { methods[$0] ?? [] } }

  /// All properties by line, so that no order comes from a dictionary.
  var allProperties: [Member<Property>] {
    properties.values.sorted {
      ($0.file, $0.item.line, $0.item.name) < ($1.file, $1.item.line, $1.item.name)
    }
  }

  /// All code of the type: its functions, and for each property a function of its name with what reads it, what writes
  /// it, and the value that it begins with.
  private(set) lazy var code: [Member<Function>] =
    allMethods
    + allProperties.flatMap { property in
      property.item.code.map { Member($0, owner: id, file: property.file) }
    }

  var isClass: Bool { kind == .class || kind == .actor }
}

/// A property or function with the type and the file that have it.
struct Member<Item: AnyObject> {
  let item: Item
  /// The type that declares it, or whose extension does.
  let owner: Int
  let file: String

  init(_ item: Item, owner: Int, file: String) {
    self.item = item
    self.owner = owner
    self.file = file
  }

  func place(_ line: Int) -> SourcePlace { SourcePlace(file: file, line: line) }
}
