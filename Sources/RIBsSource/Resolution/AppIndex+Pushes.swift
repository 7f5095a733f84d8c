extension AppIndex {
  /// What UIKit's and apps' functions that push are called.
  static let pushes: Set<String> = ["pushViewController", "push"]

  /// Whether a function of a class, or of what conforms to a protocol, pushes a view controller.
  func pushes(_ name: String, on id: Int) -> Bool {
    let key = MemberKey(name: name, type: id)
    if let known = knownPushes[key] { return known }
    let owners = types[id].isClass ? [id] : descendants[id] + [id]
    let found = owners.contains { owner in
      methods(name, of: owner).contains { $0.item.body.map(Self.pushes) ?? false }
    }
    knownPushes[key] = found
    return found
  }

  /// Whether a body pushes: by name, or with `show(_:sender:)`, which does in a navigation controller. One that can
  /// also present does not count.
  private static func pushes(_ body: [Statement]) -> Bool {
    var found = false
    if body.firstCall(among: ["present"]) != nil { return false }
    SyntaxWalk.calls(in: body) { call in
      guard let name = call.name else { return }
      found =
        found || pushes.contains(name)
        || name == "show" && call.arguments.map(\.label) == [nil, "sender"]
    }
    return found
  }
}
