/// Events that wrong apps cause, and events that no app causes.
extension RandomSession {
  mutating func misuse() {
    guard let one = random.any(app.ribs.map(\.id)), let other = random.any(app.ribs.map(\.id))
    else { return }
    switch random.number(1...15) {
    case 1: attachAgain(one)
    case 2, 3: attach(one, other, at: site())
    case 4: if let last = app.subtree(one).first { attach(one, last, at: site()) }
    case 5:
      emit("detach", ["id": "\(one)", "parent": "\(other)", "at": site()])
      if app[one].parent == other { app[one].parent = nil }
    case 6, 7: detachChildAfterParent()
    case 8: emit(random.pick(["activate", "deactivate"]), ["id": "\(one)"])
    case 9: open(other)
    case 10: die(one)
    case 12: reuseNumber(one)
    case 13, 14: abandon(one)
    case 11:
      let id = create(name())
      attach(id, other, at: site())
      close(id)
    default: emit("disappear", ["id": "\(one)", "removed": "true"])
    }
  }

  /// Detaches a tab with a screen in it, and leaves both active and their views on screen.
  private mutating func abandon(_ parent: Int) {
    let (tab, screen) = (create("Tab"), create(name()))
    let site = site()
    for _ in 0..<random.number(1...2) {
      attach(tab, parent, at: site)
      awake(tab)
      if app[screen].parent == nil { attach(screen, tab, at: site) }
      awake(screen)
      app[tab].parent = nil
      emit("detach", ["id": "\(tab)", "parent": "\(parent)", "at": site])
    }
    if random.chance(30) { die(tab) }
    if random.chance(50) { leak(random.pick([tab, screen, parent])) }
  }

  private mutating func attachAgain(_ id: Int) {
    guard let parent = app[id].parent else { return }
    emit("attach", ["id": "\(id)", "parent": "\(parent)", "at": site()])
  }

  /// Detaches a parent first, and its child after the parent is inactive.
  private mutating func detachChildAfterParent() {
    let parents = app.attached.filter { !app.children($0).isEmpty }
    guard let parent = random.any(parents), let child = random.any(app.children(parent)),
      let above = app[parent].parent
    else { return }
    emit("detach", ["id": "\(parent)", "parent": "\(above)", "at": site()])
    app[parent].parent = nil
    if random.chance(80) { asleep(parent) }
    emit("detach", ["id": "\(child)", "parent": "\(parent)", "at": site()])
    app[child].parent = nil
  }

  /// Gives a RIB's number to a new RIB, as a recorder does that numbers routers by their address.
  private mutating func reuseNumber(_ id: Int) {
    guard hasLifetimes, id != 1 else { return }
    let name = random.chance(50) ? app[id].name : name()
    app[id] = RandomApp.RIB(id: id, name: name)
    emit("create", ["id": "\(id)", "rib": "\"\(name)\"", "kind": #""viewable""#])
    if random.chance(70) {
      attach(id, random.any(app.standing) ?? 1, at: site())
      awake(id)
    }
  }

  /// Emits any event about any of a few ids.
  mutating func emitAnything() {
    let id = "\(random.number(1...6))"
    let parent = "\(random.number(1...6))"
    let property = random.pick([#""Router.child""#, #""Router.other""#])
    switch random.number(1...28) {
    case 1, 2:
      emit("create", ["id": id, "rib": "\"\(name())\"", "kind": #""viewable""#])
    case 3: emit("launch", ["id": id])
    case 4...8:
      emit("attach", ["id": id, "parent": parent, "at": site(), "rib": introduction()])
    case 9: emit("activate", ["id": id, "rib": introduction()])
    case 10: emit("load", ["id": id])
    case 11...14:
      emit(
        "detach",
        [
          "id": id, "parent": parent, "at": site(),
          "cause": random.pick(["null", #""call""#, #""call""#, #""deinit""#]),
        ])
    case 15: emit("deactivate", ["id": id])
    case 16: emit("destroy", ["id": id])
    case 17, 18:
      emit(hasHolds ? "hold" : "load", ["id": id, "parent": parent, "property": property])
    case 19, 20: emit("unhold", ["id": id, "parent": parent, "property": property])
    case 21: emit("appear", ["id": id])
    case 22: emit("disappear", ["id": id, "removed": random.pick(["true", "false"])])
    case 23: leak(random.number(1...6))
    case 24:
      emit(
        "workflow",
        [
          "workflow": "\(random.number(1...2))", "name": #""LogIn""#,
          "phase": random.pick([#""start""#, #""start""#, #""wait""#, #""step""#, #""cancel""#]),
          "id": random.pick(["null", id, id]),
        ])
    case 25:
      emit(
        "worker",
        [
          "worker": "\(random.number(1...2))", "name": #""Clock""#,
          "phase": random.pick([#""start""#, #""start""#, #""stop""#]),
          "id": random.pick(["null", id, id]),
        ])
    case 26: emit("unread", ["id": id])
    case 27: emit("unsettled", ["waited": random.pick(["0", "60000000000"])])
    default: emit("mark", ["name": random.pick([#""home""#, #""back""#])])
    }
  }

  private mutating func introduction() -> String {
    random.chance(40) ? "\"\(name())\"" : "null"
  }
}
