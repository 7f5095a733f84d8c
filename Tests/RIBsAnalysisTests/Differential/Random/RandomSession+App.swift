/// Events of an ordinary app.
extension RandomSession {
  mutating func boot() {
    app[1] = RandomApp.RIB(id: 1, name: "Root")
    app.nextID = 2
    if hasLifetimes {
      emit("create", ["id": "1", "rib": #""Root""#, "kind": #""launch""#])
      emit("launch", ["id": "1"])
    } else {
      emit("launch", ["id": "1", "rib": #""Root""#])
    }
    awake(1)
  }

  mutating func step() {
    switch random.number(1...100) {
    case 1...34: open(random.any(app.standing) ?? 1)
    case 35...56: if let id = random.any(app.attached) { close(id) }
    case 57...62: if let id = random.any(app.parked) { reopen(id) }
    case 63...66: tapTwice(random.any(app.standing) ?? 1)
    case 67...70: if let id = random.any(app.attached) { release(id) }
    case 71...73: toggleView()
    case 74: if let id = random.any(app.attached) { hide(id) }
    case 75...80: runWorkflow()
    case 81...85: runWorker()
    case 86...89: if let id = random.any(app.ribs.map(\.id)) { leak(id) }
    case 90: buildList()
    case 91...93: emit("mark", ["name": #""home""#])
    case 94: emit("settle")
    case 95: pass()
    case 96: emit("drop", ["count": random.pick(["0", "1", "3"])])
    case 97: random.chance(50) ? unread() : emit("unsettled", ["waited": "60000000000"])
    case 98: _ = create(name())
    case 99: buildTabBar()
    default: buildAhead()
    }
  }

  /// Builds a parent and its tabs together. The user visits some of the tabs.
  mutating func buildTabBar() {
    let bar = create("Menu")
    let tabs = (0..<random.number(2...4)).map { _ in create("Tab") }
    attach(bar, random.any(app.standing) ?? 1, at: site())
    if random.chance(80) { awake(bar) }
    for tab in tabs where random.chance(50) {
      attach(tab, bar, at: site())
      awake(tab)
      if random.chance(70) { close(tab) }
    }
  }

  /// Attaches the rows of a list in a loop.
  mutating func buildList() {
    let (parent, name, site) = (random.any(app.standing) ?? 1, name(), site())
    for _ in 0..<random.number(3...4) {
      let row = create(name)
      attach(row, parent, at: site)
      awake(row)
    }
  }

  mutating func open(_ parent: Int) {
    let id = create(name())
    attach(id, parent, at: site())
    if random.chance(97) { awake(id) }
  }

  mutating func close(_ id: Int) {
    guard let parent = app[id].parent else { return }
    app[id].parent = nil
    emit(
      "detach",
      [
        "id": "\(id)", "parent": "\(parent)", "at": site(),
        "cause": random.pick([#""call""#, "null"]),
      ])
    if random.chance(93) { asleep(id) }
    if random.chance(80) { unhold(id) }
    if random.chance(75) { die(id) }
  }

  mutating func reopen(_ id: Int) {
    attach(id, random.any(app.standing) ?? 1, at: site())
    awake(id)
  }

  /// Taps an unguarded button twice: the second child replaces the first in its property.
  mutating func tapTwice(_ parent: Int) {
    let (name, site) = (name(), site())
    let first = create(name)
    attach(first, parent, at: site)
    awake(first)
    if random.chance(30) { open(first) }
    let second = create(name)
    attach(second, parent, at: site)
    unhold(first)
    awake(second)
    if random.chance(40) { hide(first) }
    if random.chance(60) { close(second) }
    if random.chance(20) { close(first) }
  }

  /// Clears the property and keeps the child, or the other way round.
  mutating func release(_ id: Int) {
    if app[id].holder == nil {
      if let parent = app[id].parent { hold(id, parent) }
    } else {
      unhold(id)
    }
  }

  /// Takes the views of a RIB and of those below it off the screen.
  mutating func hide(_ top: Int) {
    for id in app.subtree(top) where app[id].isSeen {
      emit(
        "disappear", ["id": "\(id)", "removed": random.pick(["true", "true", "true", "false"])])
      app[id].isSeen = false
    }
  }

  /// Builds a subtree before it is attached.
  mutating func buildAhead() {
    let top = create(name())
    let child = create(name())
    attach(child, top, at: site())
    if random.chance(70) { attach(top, random.any(app.standing) ?? 1, at: site()) }
  }

  mutating func toggleView() {
    guard hasViews, let id = random.any(app.standing) else { return }
    if app[id].isSeen {
      emit("disappear", ["id": "\(id)", "removed": random.pick(["true", "false"])])
    } else {
      emit("appear", ["id": "\(id)"])
    }
    app[id].isSeen.toggle()
  }
}
