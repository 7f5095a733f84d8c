import RIBsAnalysis

/// The lines at which a class's own code puts something into its stored properties.
enum PropertySites {
  /// The functions of lists, sets and dictionaries that keep what they are given.
  private static let keeping: Set = ["append", "insert", "updateValue"]

  /// The lines by property, `Type.property`, in the order of files and lines.
  static func all(in app: AppIndex) -> [String: [SourcePlace]] {
    var writes: [String: Set<SourcePlace>] = [:]
    for type in app.types where type.isClass && !type.isExternal {
      var owners: [String: String] = [:]
      for id in [type.id] + app.ancestors[type.id] where app.types[id].isClass {
        let name = app.types[id].name
        let lastName = name.split(separator: ".").last.map(String.init) ?? name
        for property in app.types[id].allProperties
        where property.item.isStored && !property.item.isStatic && owners[property.item.name] == nil
        {
          owners[property.item.name] = lastName
        }
      }
      if owners.isEmpty { continue }
      for method in type.allMethods {
        let types = DeclaredTypes(app, of: method)
        ScopedWalk.statements(in: method.item.body ?? [], types) { statement, types in
          guard case .expression(let expression, let line) = statement,
            let name = written(by: expression, types), let owner = owners[name]
          else { return }
          writes["\(owner).\(name)", default: []].insert(
            SourcePlace(file: method.file, line: line))
        }
      }
    }
    return writes.mapValues { $0.sorted() }
  }

  /// The own property that a statement puts something into; nil if it does not, or empties it.
  private static func written(by expression: Expression, _ types: DeclaredTypes) -> String? {
    switch expression {
    case .assign(let target, let value):
      if case .nilLiteral = value { return nil }
      if case .array(let items) = value, items.isEmpty { return nil }
      return own(target.listed, types)
    case .call(let call):
      guard case .member(let list?, let name) = call.callee, keeping.contains(name) else {
        return nil
      }
      return own(list.listed, types)
    default: return nil
    }
  }

  private static func own(_ target: Expression, _ types: DeclaredTypes) -> String? {
    guard let chain = target.chain, let name = chain.last else { return nil }
    // A variable of the name hides the property.
    if chain.count == 1 { return types.locals[name] == nil ? name : nil }
    return chain.count == 2 && chain[0] == "self" ? name : nil
  }
}
