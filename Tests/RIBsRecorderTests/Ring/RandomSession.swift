import RIBsTestSupport
import RIBsTrace

/// The events of a session in which anything may be called at any time, but for what no recorder writes: nothing is made
/// or destroyed twice, and nothing is attached after it was destroyed.
struct RandomSession {
  private(set) var events: [TraceEvent] = []

  private struct RIB {
    let id: Int
    var parent: Int?
    var children: [Int] = []
    let name: String
    var isDestroyed = false
    var properties: Set<String> = []
  }

  private var random: SeededGenerator
  private var ribs: [RIB] = []
  private var destroyed: [Int] = []
  private var time = 0

  /// Nothing happens to RIBs that were destroyed before these last ones.
  static let mostGone = 5

  private static let names = ["Home", "Feed", "Post", "Chat", "Tabs"]

  init(seed: UInt64, count: Int) {
    random = SeededGenerator(seed: seed)
    create(kind: .launch)
    add(.launch(id: 1))
    while events.count < count { act() }
  }

  /// An app with tabs that are attached again and again. Screens are opened in them, and some leak.
  init(tabsOf seed: UInt64, count: Int) {
    random = SeededGenerator(seed: seed)
    create(kind: .launch)
    add(.launch(id: 1))
    let tabs = (0..<3).map { _ in create(kind: .viewable) }
    while events.count < count { visit(tabs.randomElement(using: &random) ?? 2) }
  }

  private mutating func visit(_ tab: Int) {
    time += 20_000_000
    attach(tab, to: 1)
    add(.activate(id: tab))
    for _ in 0..<number(3) {
      let screen = create(kind: .viewable)
      attach(screen, to: chance(4) ? ribs.last { $0.parent == tab }?.id ?? tab : tab)
      add(.activate(id: screen))
      add(.load(id: screen))
      if chance(2) { add(.appear(id: screen)) }
      if chance(3) { hold(screen, by: tab) }
      // Some stay attached below the tab.
      if chance(8) { continue }
      detach(screen, from: ribs[screen - 1].parent ?? tab)
      add(.deactivate(id: screen))
      letGo(screen)
      if !chance(6) { add(.disappear(id: screen, removed: true)) }
      if chance(5) { continue }
      destroy(screen)
      if chance(6) { add(.leak(id: screen, object: object(), name: "Part", waited: 1)) }
    }
    detach(tab, from: 1)
    add(.deactivate(id: tab))
    if chance(9) { add(.settle) }
  }

  private mutating func act() {
    time += Int.random(in: 0..<50, using: &random) == 0 ? 90_000_000_000 : 20_000_000
    switch Int.random(in: 0..<100, using: &random) {
    case ..<25: open()
    case ..<50: close()
    case ..<55: create(kind: .viewable)
    case ..<60: attach(alive(), to: alive())
    case ..<65: detach(any(), from: any())
    case ..<68: reattach()
    case ..<72: hold(alive(), by: alive())
    case ..<76: letGo(alive())
    case ..<79: destroy(alive())
    case ..<81: add(.activate(id: alive()))
    case ..<83: add(.deactivate(id: any()))
    case ..<86: add(.appear(id: alive()))
    case ..<89: add(.disappear(id: any(), removed: chance(2)))
    case ..<91: add(.leak(id: any(), object: object(), name: "Part", waited: 1))
    case ..<92:
      add(.holder(.init(id: any(), object: object(), name: "Part", path: "1:RootRouter.a > X")))
    case ..<94: work()
    case ..<96: flow()
    case ..<97: add(.unread(id: alive()))
    case ..<98: add(chance(3) ? .unsettled(waited: 5) : .settle)
    default: add(.mark(name: "home"))
    }
  }

  // MARK: What an app does

  private mutating func open() {
    let parent = alive()
    let child = create(kind: .viewable)
    attach(child, to: parent)
    add(.activate(id: child))
    add(.load(id: child))
    if chance(2) { hold(child, by: parent) }
    if chance(2) { add(.appear(id: child)) }
  }

  private mutating func close() {
    guard
      let rib = ribs.filter({ $0.parent != nil && !$0.isDestroyed }).randomElement(using: &random),
      let parent = rib.parent
    else { return }
    detach(rib.id, from: parent)
    for id in subtree(of: rib.id) { add(.deactivate(id: id)) }
    letGo(rib.id)
    if chance(2) { add(.disappear(id: rib.id, removed: true)) }
    if !chance(4) { destroy(rib.id) }
  }

  private mutating func reattach() {
    let loose = ribs.filter { $0.parent == nil && !$0.isDestroyed && $0.id != 1 }
    guard let rib = loose.randomElement(using: &random) else { return }
    attach(rib.id, to: alive())
    add(.activate(id: rib.id))
  }

  private mutating func work() {
    let phase: TraceEvent.Worker.Phase = chance(2) ? .start : .stop
    add(.worker(.init(worker: number(4), name: "Clock", phase: phase, id: any())))
  }

  private mutating func flow() {
    let phase = TraceEvent.Workflow.Phase.allCases.randomElement(using: &random) ?? .start
    let isWaiting = phase == .wait
    add(
      .workflow(
        .init(
          workflow: number(4), name: "Deep", phase: phase, step: isWaiting ? 1 : nil,
          id: isWaiting || chance(2) ? any() : nil)))
  }

  // MARK: Events

  private mutating func add(_ body: TraceEvent.Body, at: String? = nil) {
    time += 1_000_000
    events.append(TraceEvent(seq: events.count + 1, time: time, at: at, body: body))
  }

  @discardableResult
  private mutating func create(kind: RIBKind) -> Int {
    let id = ribs.count + 1
    let name = id == 1 ? "Root" : Self.names.randomElement(using: &random) ?? ""
    ribs.append(RIB(id: id, name: name))
    add(.create(id: id, rib: name, kind: kind))
    return id
  }

  private mutating func attach(_ child: Int, to parent: Int) {
    add(.attach(id: child, parent: parent), at: "App/\(ribs[parent - 1].name).swift:\(number(2))")
    if ribs[child - 1].parent == parent || subtree(of: child).contains(parent) { return }
    leave(child)
    ribs[child - 1].parent = parent
    ribs[parent - 1].children.append(child)
  }

  private mutating func detach(_ child: Int, from parent: Int) {
    add(
      .detach(id: child, parent: parent, cause: .call),
      at: "App/\(ribs[parent - 1].name).swift:\(2 + number(2))")
    if ribs[child - 1].parent == parent { leave(child) }
  }

  private mutating func hold(_ child: Int, by parent: Int) {
    let property = "Router.p\(number(2))"
    guard ribs[child - 1].properties.insert("\(parent) \(property)").inserted else { return }
    add(.hold(id: child, parent: parent, property: property))
  }

  private mutating func letGo(_ child: Int) {
    guard let held = ribs[child - 1].properties.sorted().randomElement(using: &random) else {
      return
    }
    let words = held.split(separator: " ")
    guard let parent = Int(words[0]), !ribs[parent - 1].isDestroyed else { return }
    ribs[child - 1].properties.remove(held)
    add(.unhold(id: child, parent: parent, property: String(words[1])))
  }

  private mutating func destroy(_ id: Int) {
    guard id != 1, !ribs[id - 1].isDestroyed, ribs[id - 1].parent == nil else { return }
    for child in ribs[id - 1].children {
      add(.detach(id: child, parent: id, cause: .deinit))
      leave(child)
    }
    ribs[id - 1].isDestroyed = true
    destroyed.append(id)
    add(.destroy(id: id))
  }

  // MARK: The tree

  private mutating func leave(_ child: Int) {
    guard let parent = ribs[child - 1].parent else { return }
    ribs[child - 1].parent = nil
    ribs[parent - 1].children.removeAll { $0 == child }
  }

  private func subtree(of id: Int) -> [Int] {
    var all = [id]
    var next = 0
    while next < all.count {
      all += ribs[all[next] - 1].children
      next += 1
    }
    return all
  }

  // MARK: Chance

  private mutating func alive() -> Int {
    ribs.filter { !$0.isDestroyed }.suffix(12).randomElement(using: &random)?.id ?? 1
  }

  /// A RIB that is alive, or was a moment ago.
  private mutating func any() -> Int {
    let known = ribs.filter {
      !$0.isDestroyed || destroyed.suffix(Self.mostGone).contains($0.id)
    }
    return known.suffix(12).randomElement(using: &random)?.id ?? 1
  }

  private mutating func object() -> String {
    ["router", "interactor", "presenter", "viewController"].randomElement(using: &random) ?? ""
  }

  private mutating func chance(_ times: Int) -> Bool { number(times) == 1 }

  private mutating func number(_ most: Int) -> Int { Int.random(in: 1...most, using: &random) }
}
