import RIBsTrace

/// A user who opens and closes things, so that the number of live RIBs stays about the same.
struct AppScenario: TraceScenario {
  private let events: Int
  private let live: Int
  private var dice: Dice
  private var stage = AppStage()
  private var root: LiveRIBs.Index?
  private var shownTab: LiveRIBs.Index?
  /// Tabs that the user has not opened yet.
  private var tabsToVisit: [LiveRIBs.Index] = []
  /// Whether enough events are left to close one whole tab and open another.
  private var mayLeaveTab = true
  private var workflows = 0
  /// The app's mistakes, in reverse order: two leaks with a second detach between them.
  private var mistakes: [Mistake] = [.leaks, .detachesTwice, .leaks]
  /// What goes wrong while the user logs in.
  private var loginMistakes: [Fleet.Mistake] = []

  private enum Mistake {
    case leaks, detachesTwice
  }

  /// The most events of one action. Opening a screen with its list takes about as many.
  private static let mostEventsAtOnce = 160
  private static let mostRowsAtOnce = 5
  private static let mostClosedAtOnce = 15
  /// The number of RIBs in the frame: the root, the tab bar and its tabs.
  private static let frame = 7
  private static let tabs = 5
  private static let marks = [
    "home shown", "feed refreshed", "post opened", "search done", "map moved", "product seen",
    "added to cart", "checked out", "order placed", "chat opened", "message sent", "call ended",
    "profile seen", "settings changed", "back at the start", "push received",
  ]
  private static let workflowNames = ["OpenPostWorkflow", "OpenChatWorkflow", "OpenOrderWorkflow"]

  init(events: Int, live: Int, seed: UInt64) {
    self.events = events
    self.live = live
    dice = Dice(seed: seed)
  }

  /// An app that makes mistakes only while the user logs in.
  init(events: Int, live: Int, seed: UInt64, loginMistakes: [Fleet.Mistake]) {
    self.init(events: events, live: live, seed: seed)
    mistakes = []
    self.loginMistakes = loginMistakes
  }

  mutating func act(_ trace: inout GeneratedTrace) -> Bool {
    guard let root else {
      start(&trace)
      return true
    }
    // Reserve the events that end the app: settle, everything alive, settle, end.
    let left = events - trace.events - stage.eventsToEnd - 3
    mayLeaveTab = left > Self.mostEventsAtOnce + 5 * stage.ribs.count
    if left < Self.mostEventsAtOnce {
      stage.settle(&trace)
      stage.end(root, &trace)
      while trace.events < events - 2 { mark(&trace) }
      stage.settle(&trace)
      trace.write(.end(.teardown))
      return false
    }
    trace.pause(50_000_000 + dice.roll(400_000_000))
    if trace.events > events / 4 * (4 - mistakes.count), let mistake = mistakes.last {
      if make(mistake, &trace) { mistakes.removeLast() }
    }
    browse(&trace)
    return true
  }

  /// From the launch to the first tab.
  private mutating func start(_ trace: inout GeneratedTrace) {
    let root = stage.launch(&trace)
    self.root = root
    let children = stage.path(of: root).children
    let loggedOut = stage.open(children[0], below: root, &trace)
    let screens = stage.path(of: loggedOut).children.prefix(2).map {
      stage.open($0, below: loggedOut, &trace)
    }
    mark(&trace)
    if loginMistakes.contains(.leaks), let screen = screens.last { stage.leak(screen, &trace) }
    stage.close(
      loggedOut, isDetachedTwice: loginMistakes.contains(.detachesTwice), &trace)
    let loggedIn = stage.open(children[1], below: root, &trace)
    tabsToVisit = stage.ribs[loggedIn].children.reversed()
    showTab(tabsToVisit.popLast(), &trace)
  }

  private mutating func browse(_ trace: inout GeneratedTrace) {
    if dice.isOnce(in: 7) { mark(&trace) }
    if dice.isOnce(in: 18) { stage.settle(&trace) }
    if dice.isOnce(in: 90) { followLink(&trace) }
    guard let shownTab else { return }
    let isFull = stage.ribs[shownTab].weight >= tabSize
    if isFull && !tabsToVisit.isEmpty || dice.isOnce(in: live + 20) { return switchTab(&trace) }
    // Mostly move towards the target count, so that the tree keeps changing.
    let closes = isFull != dice.isOnce(in: 4)
    let most = isFull ? Self.mostClosedAtOnce : 1
    if !closes || !close(below: shownTab, most: most, &trace) { open(below: shownTab, &trace) }
  }

  /// The share of live RIBs for each tab.
  private var tabSize: Int { max(2, (live - Self.frame) / Self.tabs) }

  // MARK: User actions

  private mutating func open(below tab: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    for _ in 0..<8 where openOne(below: tab, &trace) { return }
  }

  /// Walks down from the tab to a random RIB and opens a child there, unless it is already open.
  private mutating func openOne(
    below tab: LiveRIBs.Index, _ trace: inout GeneratedTrace
  ) -> Bool {
    var parent = tab
    while !stage.ribs[parent].children.isEmpty, !dice.isOnce(in: 3) {
      let children = stage.ribs[parent].children
      parent = children[dice.roll(children.count)]
    }
    let children = stage.path(of: parent).children
    guard !children.isEmpty else { return false }
    let path = children[dice.roll(children.count)]
    if AppPath.all[path].manner == .row {
      _ = stage.open(path, below: parent, &trace)
    } else if stage.child(of: parent, at: path) == nil {
      fill(stage.open(path, below: parent, &trace), below: tab, &trace)
    } else {
      return false
    }
    return true
  }

  /// Fills a new list with rows.
  private mutating func fill(
    _ screen: LiveRIBs.Index, below tab: LiveRIBs.Index, _ trace: inout GeneratedTrace
  ) {
    for path in stage.path(of: screen).children where AppPath.all[path].manner == .row {
      for _ in 0..<dice.roll(Self.mostRowsAtOnce + 1)
      where stage.ribs[tab].weight < tabSize {
        _ = stage.open(path, below: screen, &trace)
      }
    }
  }

  private mutating func close(
    below tab: LiveRIBs.Index, most: Int, _ trace: inout GeneratedTrace
  ) -> Bool {
    guard let child = closable(below: tab, most: most) else { return false }
    stage.close(child, &trace)
    return true
  }

  /// Walks down from the tab to a RIB whose subtree is small enough to close at once.
  private mutating func closable(below tab: LiveRIBs.Index, most: Int) -> LiveRIBs.Index? {
    var rib = tab
    while !stage.ribs[rib].children.isEmpty {
      let children = stage.ribs[rib].children
      rib = children[dice.roll(children.count)]
      if stage.ribs[rib].weight <= most, dice.isOnce(in: 2) { return rib }
    }
    return rib == tab ? nil : rib
  }

  private mutating func switchTab(_ trace: inout GeneratedTrace) {
    guard mayLeaveTab, let shownTab, let frame = stage.ribs[shownTab].parent else { return }
    let others = stage.ribs[frame].children.filter { $0 != shownTab }
    stage.putAway(shownTab, &trace)
    showTab(tabsToVisit.popLast() ?? others[dice.roll(others.count)], &trace)
  }

  private mutating func showTab(_ tab: LiveRIBs.Index?, _ trace: inout GeneratedTrace) {
    shownTab = tab
    if let tab { stage.attach(tab, &trace) }
  }

  private mutating func followLink(_ trace: inout GeneratedTrace) {
    guard let root, let shownTab else { return }
    workflows += 1
    let name = Self.workflowNames[dice.roll(Self.workflowNames.count)]
    let (rootID, tabID) = (stage.ribs[root].id, stage.ribs[shownTab].id)
    func write(_ phase: TraceEvent.Workflow.Phase, _ step: Int?, _ id: Int?) {
      trace.write(
        .workflow(
          TraceEvent.Workflow(workflow: workflows, name: name, phase: phase, step: step, id: id)))
    }
    write(.start, nil, rootID)
    write(.step, 1, rootID)
    write(.wait, 2, tabID)
    write(.step, 2, tabID)
    write(.complete, nil, nil)
  }

  private mutating func mark(_ trace: inout GeneratedTrace) {
    trace.write(.mark(name: Self.marks[dice.roll(Self.marks.count)]))
  }

  // MARK: Mistakes

  private mutating func make(_ mistake: Mistake, _ trace: inout GeneratedTrace) -> Bool {
    guard let shownTab, let rib = closable(below: shownTab, most: 1), stage.ribs[rib].weight == 1
    else { return false }
    switch mistake {
    // The router stays alive, so no leak check starts for its interactor and the recorder reports no leak.
    case .leaks: stage.leak(rib, &trace)
    case .detachesTwice: stage.close(rib, isDetachedTwice: true, &trace)
    }
    return true
  }
}
