import RIBsAnalysis
import RIBsTrace

/// When each RIB stood on the tree, and in which state: the bars of the page's Lifetimes.
///
/// A bar begins when the tree shows a RIB, and again when the RIB is attached anew or below another bar. It ends when
/// the tree no longer shows the RIB. The bar of a RIB that leaked goes on below the parent that the RIB left.
struct LiveLifetimes {
  /// The most that an answer has. What begins later is left out.
  struct Bounds {
    var bars: Int
    var spans: Int

    /// A browser lays this out in a fraction of a second.
    static let usual = Bounds(bars: 50_000, spans: 200_000)
  }

  /// The life of a RIB below another bar.
  struct Bar {
    let rib: NodeIndex
    /// The index of the RIB's last position in ``TreePositions/all``.
    fileprivate(set) var position: Int
    /// The index of the bar above; nil if there is none.
    let parent: Int?
    fileprivate(set) var spans: [Span]
  }

  /// A time during which a bar's state stays the same.
  struct Span: Equatable {
    /// The event that begins it.
    let first: Int
    /// The event that ends it; nil while it lasts.
    fileprivate(set) var last: Int?
    let state: TreeOutline.State
  }

  private let session: LiveSession
  /// In the order in which they begin. A bar comes after the bar above it.
  private(set) var bars: [Bar] = []
  /// Up to this event the bars are complete.
  private(set) var last: Int
  /// How many bars begin after ``last``.
  private(set) var leftOut = 0

  init(of session: LiveSession, _ bounds: Bounds = .usual) {
    self.session = session
    last = session.history.count
    var cursor = TreeCursor(session.report)
    var recorder = LifetimeRecorder()
    while cursor.moment < session.history.count {
      let changed = cursor.advance().ribs
      recorder.take(changed, of: cursor)
    }
    bars = recorder.bars
    cut(at: bounds)
  }

  /// Leaves out what begins with the event that exceeds the bounds, and what follows.
  private mutating func cut(at bounds: Bounds) {
    let starts = bars.flatMap { $0.spans.map(\.first) }
    let excess = [
      bars.count > bounds.bars ? bars[bounds.bars].spans[0].first : nil,
      starts.count > bounds.spans ? starts.sorted()[bounds.spans] : nil,
    ].compactMap(\.self).min()
    guard let excess else { return }
    last = excess - 1
    let shown = bars.prefix { $0.spans[0].first <= last }
    leftOut = bars.count - shown.count
    bars = shown.map { bar in
      var bar = bar
      bar.spans.removeAll { $0.first > last }
      let end = bar.spans.count - 1
      if let ended = bar.spans[end].last, ended > last { bar.spans[end].last = nil }
      return bar
    }
  }

  /// Writes the keys into an open object. A bar is a list of numbers: its RIB, its place, and the bar above or -1. Five
  /// more stand for each span: the first event and its time, the last event and its time or -1 twice, and its state.
  func write(_ lists: inout GrowingLists, to json: inout JSONWriter) {
    let states = TreeOutline.State.allCases
    json.field("to", last)
    json.field("toTime", time(of: last))
    json.field("leftOut", leftOut)
    json.key("states")
    json.write(states) { $1.value($0.rawValue) }
    lists.write("bars", bars, to: &json) { bar, json in
      json.beginArray()
      json.value(session.history[bar.rib].id)
      json.value(bar.position)
      json.value(bar.parent ?? -1)
      for span in bar.spans {
        json.value(span.first)
        json.value(time(of: span.first))
        json.value(span.last ?? -1)
        json.value(span.last.map(time) ?? -1)
        json.value(states.firstIndex(of: span.state) ?? 0)
      }
      json.endArray()
    }
  }

  private func time(of event: Int) -> Int { event == 0 ? 0 : session.history.event(event).time }
}

/// Follows the tree from event to event and records the bars.
private struct LifetimeRecorder {
  private(set) var bars: [LiveLifetimes.Bar] = []
  /// The newest bar of each RIB.
  private var newest: [NodeIndex: Int] = [:]
  /// The RIBs with bars that began below each bar.
  private var below: [Int: [NodeIndex]] = [:]
  /// The RIBs that the tree shows now.
  private var shown: Set<NodeIndex> = []

  /// Takes what an event changed.
  mutating func take(_ changed: [NodeIndex], of cursor: TreeCursor) {
    var waiting = Set(changed)
    var moved: Set<NodeIndex> = []
    var open: [NodeIndex] = []
    for rib in changed {
      // A bar needs the new bar above it.
      var next: NodeIndex? = rib
      while let rib = next, waiting.remove(rib) != nil {
        open.append(rib)
        next = cursor[rib]?.parent
      }
      while let rib = open.popLast() {
        let last = newest[rib]
        update(rib, cursor[rib], at: cursor.moment)
        // What is below it moves along. In a broken trace a RIB may be below itself.
        if let last, newest[rib] != last, moved.insert(rib).inserted { open += below[last] ?? [] }
      }
    }
  }

  private mutating func update(
    _ rib: NodeIndex, _ standing: TreeCursor.Standing?, at event: Int
  ) {
    guard let standing else {
      shown.remove(rib)
      return endSpan(of: newest[rib], at: event)
    }
    let wasShown = !shown.insert(rib).inserted
    // A root may have had a parent before.
    let isRoot = standing.state.isOnTree && standing.parentPosition == nil
    let parent = isRoot ? nil : standing.parent.flatMap { newest[$0] }
    let span = LiveLifetimes.Span(first: event, last: nil, state: standing.state)
    if let bar = newest[rib], goesOn(bar, wasShown, below: parent, standing.state) {
      bars[bar].position = standing.position
      if wasShown, bars[bar].spans.last?.state == standing.state { return }
      endSpan(of: bar, at: event)
      bars[bar].spans.append(span)
    } else {
      endSpan(of: newest[rib], at: event)
      newest[rib] = bars.count
      if let parent { below[parent, default: []].append(rib) }
      bars.append(
        LiveLifetimes.Bar(
          rib: rib, position: standing.position, parent: parent, spans: [span]))
    }
  }

  /// Whether a bar goes on in a state. On the tree it goes on as long as it stays below the same bar. A RIB that left
  /// the tree keeps its bar.
  private func goesOn(
    _ bar: Int, _ wasShown: Bool, below parent: Int?, _ state: TreeOutline.State
  ) -> Bool {
    guard state.isOnTree else { return true }
    return wasShown && bars[bar].parent == parent && bars[bar].spans.last?.state.isOnTree == true
  }

  private mutating func endSpan(of bar: Int?, at event: Int) {
    guard let bar, let end = bars[bar].spans.indices.last, bars[bar].spans[end].last == nil else {
      return
    }
    bars[bar].spans[end].last = event
  }
}

extension TreeOutline.State {
  /// Whether it is the state of a RIB on the tree.
  fileprivate var isOnTree: Bool {
    switch self {
    case .active, .inactive, .lost: true
    case .leaked, .kept: false
    }
  }
}
