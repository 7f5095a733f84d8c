import RIBsAnalysis

// Which functions of an app may make routers.
extension RIBIndex {
  /// The types that conform to a protocol and make something with a function of a name, after the first that has the
  /// function at all. A protocol of views has a thousand of types in a large app, and nearly every call is of one:
  /// without this, 137,000 lines take twice as long.
  func makers(of name: String, in type: Int) -> [Int] {
    let key = AppIndex.MemberKey(name: name, type: type)
    if let known = knownMakers[key] { return known }
    var found: [Int] = []
    for id in app.conforming(to: app.types[type]).map(\.id) {
      let all = app.methods(name, of: id)
      guard !all.isEmpty else { continue }
      if found.isEmpty || all.contains(where: { $0.item.body != nil && isBuilding($0) }) {
        found.append(id)
      }
    }
    knownMakers[key] = found
    return found
  }

  /// Whether a function may return a router, by the type of its result.
  func isBuilding(_ method: Member<Function>) -> Bool {
    let outer = method.owner < 0 ? nil : app.types[method.owner]
    func isRouter(_ type: TypeReference?) -> Bool {
      isRouting(type, in: method.file, inside: outer)
    }
    if isRouter(method.item.result) { return true }
    // `Result<DetailRouting, Error>`, and a generic type of the app with a router in it
    if case .named(_, let arguments)? = method.item.result?.unwrapped,
      arguments.contains(where: isRouter)
    {
      return true
    }
    // A generic parameter stands for the router in a base class.
    guard let name = method.item.result?.name else { return false }
    return outer?.generics.contains { $0.name == name } ?? false
  }
}
