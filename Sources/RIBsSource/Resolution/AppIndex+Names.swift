import RIBsAnalysis

// What a name means where it stands.
extension AppIndex {
  /// A type that a name means, and how that is known.
  struct FoundType {
    let id: Int
    let certainty: Certainty
  }

  /// The type of a name, as seen from a file.
  func type(_ name: String, in file: String, inside outer: AppType? = nil) -> AppType? {
    found(name, in: file, inside: outer).map { types[$0.id] }
  }

  /// The type of a name, as seen from a file: one in the types around it, one of the file's module, or one of a module
  /// that the file imports.
  func found(_ name: String, in file: String, inside outer: AppType? = nil) -> FoundType? {
    let key = TypeKey(name: name, file: file, outer: outer?.id)
    if let known = knownTypes[key] { return known }
    let found = lookUp(name, in: file, inside: outer)
    if isComplete { knownTypes.updateValue(found, forKey: key) }
    return found
  }

  private func lookUp(_ name: String, in file: String, inside outer: AppType?) -> FoundType? {
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
    return qualified(name, in: file)
  }

  /// The type that `Module.Type` names.
  private func qualified(_ name: String, in file: String) -> FoundType? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let (module, rest) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    let meant = importedModules[module] ?? (moduleNames.contains(module) ? [module] : [])
    if !meant.isEmpty {
      let ids = (byName[rest] ?? []).filter { meant.contains(types[$0].module) }
      if let found = one(of: ids, rest, in: file) { return found }
    }
    // A package outside of the sources, of which they have at most extensions.
    if meant.isEmpty, fileImports[file]?.contains(module) ?? false {
      return byName[rest]?.first { types[$0].isExternal }.map {
        FoundType(id: $0, certainty: .read)
      }
    }
    return candidate(rest, in: file)
  }

  private func candidate(_ name: String, in file: String) -> FoundType? {
    guard let ids = byName[name], let first = ids.first else { return nil }
    if ids.count == 1 { return FoundType(id: first, certainty: .read) }
    let module = modules[file] ?? ""
    let visible: [(Set<String>?)] = [[module], fileImports[file], moduleImports[module], nil]
    for modules in visible {
      let seen = ids.filter { modules?.contains(types[$0].module) ?? true }
      if let found = one(of: seen, name, in: file) { return found }
    }
    return nil
  }

  /// The only one of some types, or the nearest of several, as in copied folders that different targets build.
  private func one(of ids: [Int], _ name: String, in file: String) -> FoundType? {
    guard
      let nearest = ids.max(by: { one, other in
        // Of two that are as near, the first counts.
        let (one, other) = (nearness(one, to: file), nearness(other, to: file))
        return one < other
      })
    else { return nil }
    let isSure = ids.count == 1 || types[nearest].place.file == file
    return FoundType(
      id: nearest, certainty: isSure ? .read : .guessed(.severalTypes(name: name)))
  }

  /// How surely the names in a reference mean the types that are found for them.
  func certainty(of reference: TypeReference?, in file: String, inside outer: AppType? = nil)
    -> Certainty
  {
    .joined(
      (reference?.names ?? []).map { found($0, in: file, inside: outer)?.certainty ?? .read })
  }

  /// How near the file of a type is to another: the folders that they have in common, then those it is deeper.
  private func nearness(_ id: Int, to file: String) -> (common: Int, deeper: Int) {
    let own = types[id].place.file.split(separator: "/")
    let common = zip(own, file.split(separator: "/")).prefix { $0 == $1 }.count
    return (common, common - own.count)
  }

  /// What a name stands for in a type, in the types around it, or in the app.
  func alias(_ name: String, inside outer: AppType?, in file: String? = nil) -> TypeAlias? {
    var scope = outer
    while let type = scope {
      if let alias = type.aliases[name] { return alias }
      guard let dot = type.name.lastIndex(of: ".") else { break }
      scope = self.type(String(type.name[..<dot]), in: type.place.file)
    }
    let module = file.flatMap { modules[$0] } ?? outer?.module
    if let alias = alias(name, in: module) { return alias }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let last = String(name[name.index(after: dot)...])
    // `Type.Name`, or else `Module.Name`
    let first = String(name[..<dot])
    let owner = byName[first]?.first
    return owner.flatMap { types[$0].aliases[last] } ?? alias(last, in: first)
  }

  /// What a name stands for outside of types: in a module, or in the first that has it.
  /// The names that stand for a router class of the runtime.
  var routerAliases: Set<String> {
    Set(
      aliases.filter { _, all in
        all.contains { dialect.routers[RIBIndex.last($0.alias.type.name ?? "")] != nil }
      }.keys)
  }

  private func alias(_ name: String, in module: String?) -> TypeAlias? {
    let all = aliases[name]
    return (all?.first { $0.module == module } ?? all?.first)?.alias
  }

  /// What a reference stands for: itself, or what its alias names. An alias of a composition stands for several types.
  func resolved(
    _ reference: TypeReference, in file: String, inside outer: AppType
  ) -> [TypeReference] {
    var found: [TypeReference] = []
    var rest = [reference]
    var seen: Set<String> = []
    while let next = rest.popLast() {
      if case .composition(let parts) = next {
        rest += parts.reversed()
      } else if let name = next.name, type(name, in: file, inside: outer) == nil,
        let alias = alias(name, inside: outer, in: file), seen.insert(name).inserted
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
      } else if let alias = alias(name, inside: outer, in: file), seen.insert(name).inserted {
        names += alias.type.names.reversed()
      }
    }
    return found
  }
}
