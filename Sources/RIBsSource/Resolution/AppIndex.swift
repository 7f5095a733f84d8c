import RIBsAnalysis

/// All types of an app, and how they inherit.
final class AppIndex {
  private(set) var types: [AppType] = []
  let functions: [String: [Member<Function>]]
  private var byName: [String: [Int]] = [:]
  /// The types around those that each file declares, innermost first.
  private var scopes: [String: [String]] = [:]
  /// Names are looked up again and again: without these, reading 157,000 lines takes twice as long.
  private var knownTypes: [TypeKey: Int?] = [:]
  private var knownSuperclasses: [SuperclassKey: (name: String, arguments: [TypeReference])?] = [:]
  private var knownEnds: [MemberKey: Bool] = [:]
  var knownPushes: [MemberKey: Bool] = [:]
  /// Whether all types are known, so that what is looked up stays true.
  private var isComplete = false

  private struct TypeKey: Hashable {
    let name: String
    let file: String
    let outer: Int?
  }

  struct MemberKey: Hashable {
    let name: String
    let type: Int
  }

  private struct SuperclassKey: Hashable {
    let id: Int
    let bases: Set<String>
  }

  /// The module of each file.
  private var modules: [String: String] = [:]
  private var aliases: [String: TypeAlias] = [:]
  private var imports: [String: Set<String>] = [:]
  /// The types that each type inherits from or conforms to, itself first, nearest first.
  private(set) var ancestors: [[Int]] = []
  /// The classes that inherit from or conform to each type.
  private(set) var descendants: [[Int]] = []

  /// - Parameter files: The files, in an order that does not depend on reading.
  init(_ files: [SourceFile]) {
    var functions: [String: [Member<Function>]] = [:]
    var extensions: [(TypeDeclaration, SourceFile)] = []
    for file in files {
      modules[file.path] = file.module
      imports[file.module, default: []].formUnion(file.imports)
      aliases.merge(file.aliases) { first, _ in first }
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
      external.kind = RuntimeTypes.protocols.contains(declaration.name) ? .protocol : .class
      let type = AppType(id: types.count, external, file: file)
      type.add(declaration, from: file)
      byName[declaration.name, default: []].append(type.id)
      types.append(type)
    }
  }

  /// The type of a name, as seen from a file: one of its module, one of an imported module, or the only one. Of
  /// several in a module, as in copied folders that different targets build, the nearest one.
  func type(_ name: String, in file: String, inside outer: AppType? = nil) -> AppType? {
    let key = TypeKey(name: name, file: file, outer: outer?.id)
    if let known = knownTypes[key] { return known.map { types[$0] } }
    let found = lookUp(name, in: file, inside: outer)
    if isComplete { knownTypes.updateValue(found?.id, forKey: key) }
    return found
  }

  private func lookUp(_ name: String, in file: String, inside outer: AppType?) -> AppType? {
    if let outer {
      var scope = Substring(outer.name)
      while !scope.isEmpty {
        if let found = candidate("\(scope).\(name)", in: file) { return found }
        guard let dot = scope.lastIndex(of: ".") else { break }
        scope = scope[..<dot]
      }
    }
    if let found = candidate(name, in: file) { return found }
    // A type in the same type as others of the file, as in `extension App { … }`.
    for scope in scopes[file] ?? [] {
      if let found = candidate("\(scope).\(name)", in: file) { return found }
    }
    // `Module.Type`
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return candidate(String(name[name.index(after: dot)...]), in: file)
  }

  private func candidate(_ name: String, in file: String) -> AppType? {
    guard let ids = byName[name], let first = ids.first else { return nil }
    if ids.count == 1 { return types[first] }
    let module = modules[file] ?? ""
    let own = ids.filter { types[$0].module == module }
    if let nearest = own.max(by: { nearness($0, to: file) < nearness($1, to: file) }) {
      return types[nearest]
    }
    let imported = imports[module] ?? []
    return types[ids.first { imported.contains(types[$0].module) } ?? first]
  }

  /// How near the file of a type is to another: the folders that they have in common, then those it is deeper.
  private func nearness(_ id: Int, to file: String) -> (common: Int, deeper: Int) {
    let own = types[id].place.file.split(separator: "/")
    let common = zip(own, file.split(separator: "/")).prefix { $0 == $1 }.count
    return (common, common - own.count)
  }

  /// What a name stands for in a type, in the types around it, or in the app.
  func alias(_ name: String, inside outer: AppType?) -> TypeAlias? {
    var scope = outer
    while let type = scope {
      if let alias = type.aliases[name] { return alias }
      guard let dot = type.name.lastIndex(of: ".") else { break }
      scope = self.type(String(type.name[..<dot]), in: type.place.file)
    }
    if let alias = aliases[name] { return alias }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let last = String(name[name.index(after: dot)...])
    // `Type.Name`, or else `Module.Name`
    let owner = byName[String(name[..<dot])]?.first
    return owner.flatMap { types[$0].aliases[last] } ?? aliases[last]
  }

  /// What a reference stands for: itself, or what its alias names. An alias of a composition stands for several types.
  private func resolved(
    _ reference: TypeReference, in file: String, inside outer: AppType
  ) -> [TypeReference] {
    var found: [TypeReference] = []
    var rest = [reference]
    var seen: Set<String> = []
    while let next = rest.popLast() {
      if case .composition(let parts) = next {
        rest += parts.reversed()
      } else if let name = next.name, type(name, in: file, inside: outer) == nil,
        let alias = alias(name, inside: outer), seen.insert(name).inserted
      {
        rest.append(alias.applied(to: next.arguments))
      } else {
        found.append(next)
      }
    }
    return found
  }

  /// The names in a reference, with aliases replaced by what they stand for.
  func names(_ reference: TypeReference, inside outer: AppType? = nil) -> [String] {
    var found: [String] = []
    var names = Array(reference.names.reversed())
    var seen: Set<String> = []
    while let name = names.popLast() {
      if let alias = alias(name, inside: outer), seen.insert(name).inserted {
        names += alias.type.names.reversed()
      } else {
        found.append(name)
      }
    }
    return found
  }

  /// The types that a reference names.
  func types(_ reference: TypeReference?, in file: String, inside outer: AppType? = nil)
    -> [AppType]
  {
    guard let reference else { return [] }
    var found: [AppType] = []
    var names = Array(reference.names.reversed())
    // An alias can stand for several protocols, and for other aliases.
    var seen: Set<String> = []
    while let name = names.popLast() {
      if let type = type(name, in: file, inside: outer) {
        found.append(type)
      } else if let alias = alias(name, inside: outer), seen.insert(name).inserted {
        names += alias.type.names.reversed()
      }
    }
    return found
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
    return (RuntimeTypes.conformances[String(name)] ?? []).compactMap { type($0, in: file)?.id }
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

  // MARK: Members

  /// A property of a type or of what it inherits from.
  func property(_ name: String, of id: Int) -> Member<Property>? {
    var requirement: Member<Property>?
    for ancestor in ancestors[id] {
      guard let member = types[ancestor].properties[name] else { continue }
      // A protocol's requirement has no body; an extension's property has one.
      if types[ancestor].kind != .protocol || member.item.getter?.body?.isEmpty == false {
        return member
      }
      requirement = requirement ?? member
    }
    return requirement
  }

  /// The methods of a name that a type has or inherits; those with a body come first, nearest first.
  func methods(_ name: String, of id: Int) -> [Member<Function>] {
    let all = ancestors[id].flatMap { types[$0].methods[name] ?? [] }
    return all.filter { $0.item.body != nil } + all.filter { $0.item.body == nil }
  }

  /// The method that a call with these labels means: the nearest with fitting labels, else the nearest.
  func method(_ name: String, of id: Int, _ arguments: [Expression.Argument]) -> Member<Function>? {
    overloads(name, of: id, arguments).first
  }

  /// The type's superclasses that stand in the sources, with the generic arguments as this type passes them, up to
  /// the first that does not.
  func superclass(of id: Int, named bases: Set<String>) -> (
    name: String, arguments: [TypeReference]
  )? {
    let key = SuperclassKey(id: id, bases: bases)
    if let known = knownSuperclasses[key] { return known }
    let found = findSuperclass(of: id, named: bases)
    knownSuperclasses.updateValue(found, forKey: key)
    return found
  }

  private func findSuperclass(of id: Int, named bases: Set<String>) -> (
    name: String, arguments: [TypeReference]
  )? {
    var type = types[id]
    var replacements: [String: TypeReference] = [:]
    var seen: Set<Int> = []
    while seen.insert(type.id).inserted {
      var next: (AppType, TypeReference)?
      for entry in type.inherited {
        let reference = entry.type.replacing(replacements)
        guard let name = reference.name else { continue }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        if bases.contains(last) { return (last, reference.arguments) }
        if next == nil, let found = self.type(name, in: entry.place.file, inside: type),
          found.isClass,
          found.id != type.id
        {
          next = (found, reference)
        }
      }
      guard let (found, reference) = next else { return nil }
      replacements = Dictionary(
        zip(found.generics.map(\.name), reference.arguments),
        uniquingKeysWith: { first, _ in first })
      for generic in found.generics where replacements[generic.name] == nil {
        replacements[generic.name] = generic.bound
      }
      type = found
    }
    return nil
  }

  /// What a generic parameter of a type stands for: its bound.
  func bound(_ name: String, of id: Int) -> TypeReference? {
    types[id].generics.first { $0.name == name }?.bound ?? types[id].aliases[name]?.type
  }
}

extension AppIndex {
  /// Whether a class ends what a property keeps, such as a subscription or a timer, when it is deactivated or goes
  /// off screen.
  func ends(_ property: String, of id: Int) -> Bool {
    let key = MemberKey(name: property, type: id)
    if let known = knownEnds[key] { return known }
    let found = isEnded(property, of: id)
    knownEnds[key] = found
    return found
  }

  private func isEnded(_ property: String, of id: Int) -> Bool {
    Self.endingFunctions.contains { name in
      methods(name, of: id).contains { method in
        var found = false
        SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
          switch expression {
          case .assign(let target, _): if target.chain?.last == property { found = true }
          case .call(let call): if call.receiver?.chain?.last == property { found = true }
          default: break
          }
        }
        return found
      }
    }
  }

  private static let endingFunctions = [
    "willResignActive", "didResignActive", "viewDidDisappear", "viewWillDisappear", "didStop",
    "stop", "cleanupViews", "prepareForReuse",
  ]
}

extension Function {
  /// Whether a call with these labels can mean the function.
  func accepts(
    _ arguments: [Expression.Argument], closuresOnlyAsFunctions: Bool = false
  ) -> Bool {
    var next = 0
    for argument in arguments {
      // A trailing closure has no label and goes to the next parameter that takes a function.
      if argument.label == nil, case .closure = argument.value {
        guard next < parameters.count else { return false }
        if let position = parameters[next...].lastIndex(where: { $0.type?.isFunction ?? false }) {
          next = position + 1
        } else if closuresOnlyAsFunctions {
          return false
        } else {
          next += 1
        }
        continue
      }
      guard
        let position = parameters[min(next, parameters.count)...]
          .firstIndex(where: { $0.label == argument.label })
      else { return false }
      if parameters[next..<position].contains(where: { !$0.hasDefault }) { return false }
      next = position + 1
    }
    return parameters[min(next, parameters.count)...].allSatisfy(\.hasDefault)
  }

  /// The parameter that each argument is passed to.
  func positions(of arguments: [Expression.Argument]) -> [Int?] {
    var next = 0
    return arguments.map { argument in
      var position: Int?
      if argument.label == nil, case .closure = argument.value, next < parameters.count {
        position = parameters[next...].lastIndex { $0.type?.isFunction ?? false } ?? next
      } else if next <= parameters.count {
        position =
          parameters[next...].firstIndex { $0.label == argument.label }
          ?? (next < parameters.count ? next : nil)
      }
      if let position { next = position + 1 }
      return position
    }
  }
}

extension TypeReference {
  var isFunction: Bool {
    if case .function = unwrapped { true } else { false }
  }
}
