import RIBsAnalysis

/// All types of an app, and how they inherit.
final class AppIndex {
  private(set) var types: [AppType] = []
  let functions: [String: [Member<Function>]]
  private var byName: [String: [Int]] = [:]
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
      imports[file.module, default: []].formUnion(file.imports)
      for function in file.functions {
        functions[function.name, default: []].append(
          Member(function, owner: -1, file: file.path, module: file.module))
      }
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
    linkAncestors()
  }

  /// Adds an extension to its type. A type of another package, such as `UIViewController`, gets a type of its own,
  /// because its conformances count.
  private func merge(_ declaration: TypeDeclaration, _ file: SourceFile) {
    if let type = type(declaration.name, in: file.module) {
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

  /// The type of a name, as seen from a module: one of its own, one of an imported module, or the only one.
  func type(_ name: String, in module: String, inside outer: AppType? = nil) -> AppType? {
    if let outer {
      var scope = Substring(outer.name)
      while !scope.isEmpty {
        if let found = candidate("\(scope).\(name)", in: module) { return found }
        guard let dot = scope.lastIndex(of: ".") else { break }
        scope = scope[..<dot]
      }
    }
    if let found = candidate(name, in: module) { return found }
    // `Module.Type`
    guard let dot = name.firstIndex(of: ".") else { return nil }
    return candidate(String(name[name.index(after: dot)...]), in: module)
  }

  private func candidate(_ name: String, in module: String) -> AppType? {
    guard let ids = byName[name], let first = ids.first else { return nil }
    if ids.count == 1 { return types[first] }
    if let own = ids.first(where: { types[$0].module == module }) { return types[own] }
    let imported = imports[module] ?? []
    return types[ids.first { imported.contains(types[$0].module) } ?? first]
  }

  /// The types that a reference names.
  func types(_ reference: TypeReference?, in module: String, inside outer: AppType? = nil) -> [AppType] {
    reference?.names.compactMap { type($0, in: module, inside: outer) } ?? []
  }

  private func linkAncestors() {
    let direct = types.map { type in
      type.inherited.flatMap { types($0.type, in: $0.module, inside: type).map(\.id) }
        + type.aliases.values.flatMap { _ in [Int]() }
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

  /// The classes that a value of a type can be: the class with its subclasses, or the classes that conform.
  func classes(_ reference: TypeReference?, in module: String, inside outer: AppType? = nil) -> [Int] {
    var found: [Int] = []
    for type in types(reference, in: module, inside: outer) {
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
    let all = methods(name, of: id)
    return all.first { $0.item.accepts(arguments) } ?? all.first
  }

  /// The type's superclasses that stand in the sources, with the generic arguments as this type passes them, up to
  /// the first that does not.
  func superclass(of id: Int, named bases: Set<String>) -> (name: String, arguments: [TypeReference])? {
    var type = types[id]
    var replacements: [String: TypeReference] = [:]
    var seen: Set<Int> = []
    while seen.insert(type.id).inserted {
      var next: (AppType, TypeReference)?
      for entry in type.inherited {
        let reference = resolvedAlias(entry.type, in: type).replacing(replacements)
        guard let name = reference.name else { continue }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        if bases.contains(last) { return (last, reference.arguments) }
        if next == nil, let found = self.type(name, in: entry.module, inside: type), found.isClass,
          found.id != type.id
        {
          next = (found, reference)
        }
      }
      guard let (found, reference) = next else { return nil }
      replacements = Dictionary(
        zip(found.generics.map(\.name), reference.arguments), uniquingKeysWith: { first, _ in first })
      for generic in found.generics where replacements[generic.name] == nil {
        replacements[generic.name] = generic.bound
      }
      type = found
    }
    return nil
  }

  private func resolvedAlias(_ reference: TypeReference, in type: AppType) -> TypeReference {
    guard let name = reference.name, let alias = type.aliases[name] else { return reference }
    return alias
  }

  /// What a generic parameter of a type stands for: its bound.
  func bound(_ name: String, of id: Int) -> TypeReference? {
    types[id].generics.first { $0.name == name }?.bound ?? types[id].aliases[name]
  }
}

extension Function {
  /// Whether a call with these labels can mean the function.
  func accepts(_ arguments: [Expression.Argument]) -> Bool {
    var next = 0
    for argument in arguments {
      // A trailing closure has no label and goes to the next parameter that takes a function.
      if argument.label == nil, case .closure = argument.value {
        guard next < parameters.count else { return false }
        if let position = parameters[next...].lastIndex(where: { $0.type?.isFunction ?? false }) {
          next = position + 1
        } else {
          next += 1
        }
        continue
      }
      guard let position = parameters[min(next, parameters.count)...]
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
