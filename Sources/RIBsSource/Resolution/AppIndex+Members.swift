import RIBsAnalysis

extension AppIndex {
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
    let key = MemberKey(name: name, type: id)
    if let known = knownMethods[key] { return known }
    let all = ancestors[id].flatMap { types[$0].methods[name] ?? [] }
    let found = all.filter { $0.item.body != nil } + all.filter { $0.item.body == nil }
    if isComplete { knownMethods[key] = found }
    return found
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
        let found = self.type(name, in: entry.place.file, inside: type)
        if bases.contains(last), found.map({ isRuntimeClass($0, named: last) }) ?? true {
          return (last, reference.arguments)
        }
        if next == nil, let found, found.isClass, found.id != type.id { next = (found, reference) }
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

  /// Whether a class is the runtime's own, or an app's copy of it. A class of the app can have the name by chance, such
  /// as a `Router` that opens links.
  private func isRuntimeClass(_ type: AppType, named name: String) -> Bool {
    guard !type.isExternal, let members = dialect.signature(of: name) else { return true }
    return members.contains { !methods($0, of: type.id).isEmpty }
  }

  /// What the generic parameters of a superclass stand for in a class that inherits from it.
  func generics(of owner: Int, seenFrom id: Int) -> [String: TypeReference] {
    if owner == id || owner < 0 || types[owner].generics.isEmpty { return [:] }
    let key = SeenKey(owner: owner, type: id)
    if let known = knownGenerics[key] { return known }
    let found = findGenerics(of: owner, seenFrom: id)
    knownGenerics[key] = found
    return found
  }

  private func findGenerics(of owner: Int, seenFrom id: Int) -> [String: TypeReference] {
    var type = types[id]
    var replacements: [String: TypeReference] = [:]
    var seen: Set<Int> = []
    while seen.insert(type.id).inserted {
      if type.id == owner { return replacements }
      var next: (AppType, TypeReference)?
      for entry in type.inherited where next == nil {
        let reference = entry.type.replacing(replacements)
        guard let name = reference.name,
          let found = self.type(name, in: entry.place.file, inside: type), found.isClass
        else { continue }
        next = (found, reference)
      }
      guard let (found, reference) = next else { return [:] }
      replacements = Dictionary(
        zip(found.generics.map(\.name), reference.arguments),
        uniquingKeysWith: { first, _ in first })
      type = found
    }
    return [:]
  }

  /// The types of a property of a class, with what the generic parameters of the class that declares it stand for.
  func types(of property: Member<Property>, seenFrom id: Int) -> [AppType] {
    let generics = generics(of: property.owner, seenFrom: id)
    let type = property.item.type?.replacing(generics)
    let file = type == property.item.type ? property.file : types[id].place.file
    return types(type, in: file, inside: types[property.owner])
  }

  /// What a generic parameter of a type stands for: its bound.
  func bound(_ name: String, of id: Int) -> TypeReference? {
    types[id].generics.first { $0.name == name }?.bound ?? types[id].aliases[name]?.type
  }

  /// Whether only classes can conform to a protocol.
  func isForClasses(_ id: Int) -> Bool {
    ancestors[id].contains { ancestor in
      types[ancestor].inherited.contains { ["AnyObject", "class"].contains($0.type.name) }
    }
  }

  /// The types of the objects behind a type: its classes, or the type itself if it has none.
  func objects(_ type: AppType) -> [Int] {
    let classes = descendants[type.id]
    return classes.isEmpty ? [type.id] : classes
  }
}
