import RIBsAnalysis

/// Where an app's code uses the names of some functions, and whose function each use can mean.
struct NameUses {
  /// A use of a name: in which type, and on what.
  private struct Use: Hashable {
    /// The type around it; nil outside types.
    let owner: Int?
    /// The names of what the function is called on; empty for the type itself, nil if it is more than a chain.
    let chain: [String]?
  }

  private let app: AppIndex
  private var uses: [String: Set<Use>] = [:]

  init(of names: Set<String>, in app: AppIndex) {
    self.app = app
    for function in app.code {
      let isFree = function.owner < 0
      note(function.item.body ?? [], isFree ? nil : function.owner, names)
    }
  }

  private mutating func note(_ body: [Statement], _ owner: Int?, _ names: Set<String>) {
    SyntaxWalk.expressions(in: body) { expression in
      switch expression {
      case .name(let name), .selector(let name):
        if names.contains(name) { uses[name, default: []].insert(Use(owner: owner, chain: [])) }
      case .member(let base, let name):
        if names.contains(name) {
          uses[name, default: []].insert(Use(owner: owner, chain: base?.chain))
        }
      default: break
      }
    }
  }

  /// Whether a use of a name can mean the function of a class: it is called on the class, on what the class inherits
  /// from, or on something whose type is not known.
  func mayMean(_ name: String, of type: Int) -> Bool {
    (uses[name] ?? []).contains { use in
      guard let chain = use.chain else { return true }
      var names = chain[...]
      if let first = names.first, first == "self" || first == "super" { names.removeFirst() }
      guard let owner = use.owner else { return !names.isEmpty }
      var found = [owner]
      for name in names {
        let properties = found.compactMap { app.property(name, of: $0) }
        found = properties.flatMap { property in
          app.types(property.item.type, in: property.file, inside: app.types[property.owner])
            .map(\.id)
        }
        if found.isEmpty { return true }
      }
      return found.contains { isRelated($0, type) }
    }
  }

  /// Whether one inherits from the other. Types are compared by name, because a module may mean another module's type
  /// of the same name.
  private func isRelated(_ one: Int, _ other: Int) -> Bool {
    func inherits(_ id: Int, _ name: String) -> Bool {
      app.ancestors[id].contains { app.types[$0].name == name }
    }
    return inherits(one, app.types[other].name) || inherits(other, app.types[one].name)
  }
}
