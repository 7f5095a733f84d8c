/// The life of one RIB, as the events that it causes.
extension RandomSession {
  mutating func create(_ name: String) -> Int {
    let id = app.nextID
    app.nextID += 1
    app[id] = RandomApp.RIB(id: id, name: name)
    if hasLifetimes {
      emit("create", ["id": "\(id)", "rib": "\"\(name)\"", "kind": #""viewable""#])
    }
    return id
  }

  mutating func attach(_ id: Int, _ parent: Int, at site: String) {
    app[id].parent = parent
    var line: KeyValuePairs = ["id": "\(id)", "parent": "\(parent)", "at": site]
    if !hasLifetimes, random.chance(90) {
      line = [
        "id": "\(id)", "parent": "\(parent)", "at": site, "rib": "\"\(app[id].name)\"",
      ]
    }
    emit("attach", line)
    hold(id, parent)
  }

  mutating func hold(_ id: Int, _ parent: Int) {
    guard hasHolds, random.chance(90) else { return }
    app[id].holder = parent
    emit("hold", ["id": "\(id)", "parent": "\(parent)", "property": #""Router.child""#])
  }

  mutating func unhold(_ id: Int) {
    guard hasHolds, let holder = app[id].holder, random.chance(90) else { return }
    app[id].holder = nil
    emit("unhold", ["id": "\(id)", "parent": "\(holder)", "property": #""Router.child""#])
  }

  /// Uses a parent off the main thread.
  mutating func unread() {
    if let id = random.any(app.standing) { emit("unread", ["id": "\(id)"]) }
  }

  mutating func awake(_ id: Int) {
    if !app[id].isActive { emit("activate", ["id": "\(id)"]) }
    if !app[id].isLoaded { emit("load", ["id": "\(id)"]) }
    app[id].isActive = true
    app[id].isLoaded = true
    if hasViews, random.chance(70) {
      emit("appear", ["id": "\(id)"])
      app[id].isSeen = true
    }
  }

  mutating func asleep(_ top: Int) {
    for id in app.subtree(top) {
      if app[id].isActive, random.chance(95) { emit("deactivate", ["id": "\(id)"]) }
      app[id].isActive = false
      if app[id].isSeen, random.chance(90) {
        emit("disappear", ["id": "\(id)", "removed": random.pick(["true", "true", "false"])])
        app[id].isSeen = false
      }
    }
  }

  /// Deallocates the routers of a subtree, the parent first.
  mutating func die(_ top: Int) {
    for id in app.subtree(top).reversed() where app[id].isAlive {
      if id != top, random.chance(25) { continue }
      for child in app.children(id) {
        app[child].parent = nil
        emit(
          "detach", ["id": "\(child)", "parent": "\(id)", "cause": #""deinit""#])
      }
      app[id].isAlive = false
      if hasLifetimes { emit("destroy", ["id": "\(id)"]) }
    }
  }

  mutating func leak(_ id: Int) {
    emit(
      "leak",
      [
        "id": "\(id)", "name": #""Thing""#, "waited": "1000000000",
        "object": random.pick([
          #""router""#, #""interactor""#, #""presenter""#, #""viewController""#,
        ]),
      ])
  }
}
