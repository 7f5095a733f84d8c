/// When each RIB stood on the tree, and in which state, in bars.
///
/// A bar begins when the tree shows a RIB, and again when the RIB is attached anew or below another bar. It ends when
/// the tree no longer shows the RIB. The bar of a RIB that leaked goes on below the parent that the RIB left.
package struct Lifetimes {
  /// The most that an answer has. What begins later is left out.
  package struct Bounds: Sendable {
    /// How many bars.
    package var bars: Int
    /// How many spans of all bars.
    package var spans: Int

    /// A browser lays this out in a fraction of a second.
    package static let usual = Bounds(bars: 50_000, spans: 200_000)

    /// - Parameters:
    ///   - bars: How many bars.
    ///   - spans: How many spans of all bars.
    package init(bars: Int, spans: Int) { (self.bars, self.spans) = (bars, spans) }
  }

  /// The life of a RIB below another bar.
  package struct Bar {
    /// The RIB.
    package let rib: NodeIndex
    /// The index of the RIB's last position in ``TreePositions/all``.
    package fileprivate(set) var position: Int
    /// The index of the bar above; nil if there is none.
    package let parent: Int?
    /// Its states, one after the other.
    package fileprivate(set) var spans: [Span]
  }

  /// A time during which a bar's state stays the same.
  package struct Span: Equatable {
    /// The event that begins it.
    package let first: Int
    /// The event that ends it; nil while it lasts.
    package fileprivate(set) var last: Int?
    /// The state.
    package let state: TreeOutline.State
  }

  /// In the order in which they begin. A bar comes after the bar above it.
  package private(set) var bars: [Bar] = []
  /// Up to this event the bars are complete.
  package private(set) var last: Int
  /// How many bars begin after ``last``. A session with more than ``mostCounted`` bars has others that are not counted.
  package private(set) var leftOut = 0

  /// Recording stops once there are more bars than this.
  package static let mostCounted = 250_000

  /// - Parameters:
  ///   - session: A session whose analysis kept its history.
  ///   - bounds: The most bars and spans.
  package init(of session: SessionReport, _ bounds: Bounds = .usual) {
    let count = session.history?.count ?? 0
    last = count
    var cursor = TreeCursor(session)
    var recorder = LifetimeRecorder()
    while cursor.moment < count {
      let changed = cursor.advance().ribs
      recorder.take(changed, of: cursor)
      // A tree that flaps has more bars than fit in memory.
      if recorder.bars.count > max(bounds.bars, Self.mostCounted) { break }
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
}

/// Follows the tree from event to event and records the bars.
private struct LifetimeRecorder {
  private(set) var bars: [Lifetimes.Bar] = []
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
    let span = Lifetimes.Span(first: event, last: nil, state: standing.state)
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
        Lifetimes.Bar(
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
  package var isOnTree: Bool {
    switch self {
    case .active, .inactive, .lost: true
    case .leaked, .kept: false
    }
  }
}
