import RIBsAnalysis

/// All types of an app, and how they inherit.
final class AppIndex {
  private(set) var types: [AppType] = []
  let functions: [String: [Member<Function>]]
  private(set) var byName: [String: [Int]] = [:]
  /// The types around those that each file declares, innermost first.
  private(set) var scopes: [String: [String]] = [:]
  /// Names are looked up again and again: without these, reading 157,000 lines takes twice as long.
  var knownTypes: [TypeKey: FoundType?] = [:]
  var knownSuperclasses: [SuperclassKey: (name: String, arguments: [TypeReference])?] = [:]
  var knownGenerics: [SeenKey: [String: TypeReference]] = [:]
  var knownEnds: [MemberKey: Bool] = [:]
  var knownMethods: [MemberKey: [Member<Function>]] = [:]
  /// What the app's code does with view controllers.
  private(set) lazy var views = ViewCode(self)
  private(set) lazy var makesSessionsWithQueues = findSessionsWithQueues()
  private(set) lazy var quietCode = QuietCode(self)
  private(set) lazy var sentCases = SentCases(self)

  /// The names that code uses, other than that of `deinit`.
  private(set) lazy var namesOutsideDeinit: Set<String> = {
    var names: Set<String> = []
    for function in code where function.item.name != "deinit" {
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        switch expression {
        case .name(let name), .member(_, let name), .selector(let name): names.insert(name)
        default: break
        }
      }
    }
    return names
  }()
  private(set) lazy var propertyWrites = PropertyWrites(self)
  /// The functions that call others in closures, or are asynchronous, by the names of what they call.
  private(set) lazy var callersInClosures: [String: [Member<Function>]] = {
    var found: [String: [Member<Function>]] = [:]
    for function in code {
      var names: Set<String> = []
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        guard case .closure(let closure) = expression else { return }
        SyntaxWalk.calls(in: closure.body) { call in
          if call.receiver != nil, let name = call.name { names.insert(name) }
        }
      }
      if function.item.isAsync {
        SyntaxWalk.calls(in: function.item.body ?? []) { call in
          if call.receiver != nil, let name = call.name { names.insert(name) }
        }
      }
      for name in names { found[name, default: []].append(function) }
    }
    return found
  }()
  /// The properties of classes, by the names of their types.
  private(set) lazy var propertiesByType: [String: [Member<Property>]] = {
    var found: [String: [Member<Property>]] = [:]
    for type in types where type.isClass {
      for property in type.allProperties {
        guard let name = property.item.type?.unwrapped.name else { continue }
        found[RIBIndex.last(name), default: []].append(property)
      }
    }
    return found
  }()
  /// Whether all types are known, so that what is looked up stays true.
  private(set) var isComplete = false

  struct TypeKey: Hashable {
    let name: String
    let file: String
    let outer: Int?
  }

  struct MemberKey: Hashable {
    let name: String
    let type: Int
  }

  struct SeenKey: Hashable {
    let owner: Int
    let type: Int
  }

  struct SuperclassKey: Hashable {
    let id: Int
    let bases: Set<String>
  }

  /// The module of each file.
  private(set) var modules: [String: String] = [:]
  /// The isolation that the build gives to code that names no actor, by file.
  private(set) var isolations: [String: BuildIsolation] = [:]
  /// The names of all modules.
  let moduleNames: Set<String>
  /// The modules that the names in imports can mean, where they are not the modules' own.
  let importedModules: [String: [String]]
  /// The names that stand for types outside of types, with the module that has them.
  private(set) var aliases: [String: [(module: String, alias: TypeAlias)]] = [:]
  /// The modules that each file imports, and those that the files of each module import.
  private(set) var fileImports: [String: Set<String>] = [:]
  private(set) var moduleImports: [String: Set<String>] = [:]
  /// The types that each type inherits from or conforms to, itself first, nearest first.
  private(set) var ancestors: [[Int]] = []
  /// The classes that inherit from or conform to each type.
  private(set) var descendants: [[Int]] = []

  /// The types that conform to each protocol or inherit from each class, values included.
  private(set) lazy var conformers: [[Int]] = {
    var found = [[Int]](repeating: [], count: types.count)
    for type in types where type.kind != .protocol {
      for ancestor in Set(ancestors[type.id]) { found[ancestor].append(type.id) }
    }
    return found
  }()

  /// All code of the app: that of its types, and the functions outside of types.
  private(set) lazy var code: [Member<Function>] =
    types.flatMap(\.code) + functions.keys.sorted().flatMap { functions[$0] ?? [] }

  /// The names of what the code assigns to.
  private(set) lazy var assignedNames: Set<String> = {
    var found: Set<String> = []
    for function in code {
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        switch expression {
        case .assign(let target, _): target.chain?.last.map { _ = found.insert($0) }
        case .inout(let target): target.chain?.last.map { _ = found.insert($0) }
        case .keyPath(let names): found.formUnion(names)
        case .call(let call):
          if call.name == "toggle" { call.receiver?.chain?.last.map { _ = found.insert($0) } }
        default: break
        }
      }
    }
    return found
  }()

  /// What is known of the runtime.
  let dialect: Dialect

  /// - Parameters:
  ///   - files: The files, in an order that does not depend on reading.
  ///   - dialect: What is known of the runtime.
  init(_ files: [SourceFile], _ dialect: Dialect = .known) {
    self.dialect = dialect
    var functions: [String: [Member<Function>]] = [:]
    var extensions: [(TypeDeclaration, SourceFile)] = []
    let named = SourceModules(files)
    moduleNames = Set(named.files.map(\.module))
    importedModules = named.imported
    for file in named.files {
      modules[file.path] = file.module
      isolations[file.path] = file.isolation
      let imports = file.imports.flatMap { named.imported[$0] ?? [$0] }
      fileImports[file.path] = Set(imports)
      moduleImports[file.module, default: []].formUnion(imports)
      for (name, alias) in file.aliases { aliases[name, default: []].append((file.module, alias)) }
      for function in file.functions {
        functions[function.name, default: []].append(
          Member(function, owner: -1, file: file.path))
      }
      scopes[file.path] = Self.scopes(of: file)
      for declaration in file.types {
        if declaration.kind == .extension {
          extensions.append((declaration, file))
        } else {
          let type = AppType(id: types.count, declaration, file: file)
          type.add(declaration, from: file)
          byName[declaration.name, default: []].append(type.id)
          types.append(type)
        }
      }
    }
    self.functions = functions
    for (declaration, file) in extensions { merge(declaration, file) }
    isComplete = true
    for type in types {
      type.replaceInherited { resolved($0.type, in: $0.place.file, inside: type) }
    }
    linkAncestors()
  }

  private static func scopes(of file: SourceFile) -> [String] {
    var scopes: [String] = []
    for declaration in file.types {
      // An extension's name is a scope itself.
      var scope = Substring(
        declaration.kind == .extension ? "\(declaration.name)." : declaration.name)
      while let dot = scope.lastIndex(of: ".") {
        scope = scope[..<dot]
        if !scopes.contains(String(scope)) { scopes.append(String(scope)) }
      }
    }
    return scopes.sorted { ($0.count, $1) > ($1.count, $0) }
  }

  /// Adds an extension to its type. A type of another package, such as `UIViewController`, gets a type of its own,
  /// because its conformances count.
  private func merge(_ declaration: TypeDeclaration, _ file: SourceFile) {
    if let type = type(declaration.name, in: file.path) {
      type.add(declaration, from: file)
    } else {
      var external = declaration
      external.kind = dialect.isProtocol(declaration.name) ? .protocol : .class
      let type = AppType(id: types.count, external, file: file, isExternal: true)
      type.add(declaration, from: file)
      byName[declaration.name, default: []].append(type.id)
      types.append(type)
    }
  }

  private func linkAncestors() {
    let direct = types.map { type in
      type.inherited.flatMap { types($0.type, in: $0.place.file, inside: type).map(\.id) }
        + type.inherited.flatMap { runtimeConformances(of: $0.type, in: type.place.file) }
    }
    descendants = Array(repeating: [], count: types.count)
    ancestors = types.indices.map { start in
      var order: [Int] = []
      var seen: Set<Int> = []
      var queue = [start]
      while !queue.isEmpty {
        var next: [Int] = []
        for id in queue where seen.insert(id).inserted {
          order.append(id)
          next += direct[id]
        }
        queue = next
      }
      return order
    }
    for type in types where type.isClass {
      for ancestor in ancestors[type.id] { descendants[ancestor].append(type.id) }
    }
  }

  /// The runtime's protocols that apps extend, by the runtime's types that conform to them.
  private func runtimeConformances(of reference: TypeReference, in file: String) -> [Int] {
    guard let name = reference.name?.split(separator: ".").last else { return [] }
    return (dialect.conformances[String(name)] ?? []).compactMap { type($0, in: file)?.id }
  }

  /// The classes that a value of a type can be: the class with its subclasses, or the classes that conform.
  func classes(_ reference: TypeReference?, in file: String, inside outer: AppType? = nil) -> [Int]
  {
    var found: [Int] = []
    for type in types(reference, in: file, inside: outer) {
      for id in type.isClass ? [type.id] : descendants[type.id] where !found.contains(id) {
        found.append(id)
      }
    }
    return found
  }
}
