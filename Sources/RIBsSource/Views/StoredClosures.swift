/// The functions that are called by closures which the code stores in properties of objects. Whoever has the object
/// calls them.
struct StoredClosures {
  private struct Use: Hashable {
    let name: String
    let type: Int
  }

  private let app: AppIndex
  private var uses: Set<Use> = []

  init(_ app: AppIndex, _ writes: PropertyWrites) {
    self.app = app
    for given in writes.all {
      guard case .closure(let closure) = given.value else { continue }
      let body = [Statement.expression(.closure(closure), line: closure.line)]
      var found: [(Call, DeclaredTypes)] = []
      ScopedWalk.expressions(in: body, given.types) { expression, types in
        if case .call(let call) = expression { found.append((call, types)) }
      }
      for (call, types) in found { note(call, types) }
    }
  }

  private mutating func note(_ call: Call, _ types: DeclaredTypes) {
    guard let name = call.name else { return }
    guard let receiver = call.receiver else {
      if let owner = types.owner { uses.insert(Use(name: name, type: owner.id)) }
      return
    }
    for type in types.typeOrRuntimes(of: receiver).map(types.types) ?? [] {
      uses.insert(Use(name: name, type: type.id))
    }
  }

  /// Whether one of the closures calls a function on a class, a superclass or a protocol of it.
  func call(_ name: String, of type: Int) -> Bool {
    app.ancestors[type].contains { uses.contains(Use(name: name, type: $0)) }
  }
}
