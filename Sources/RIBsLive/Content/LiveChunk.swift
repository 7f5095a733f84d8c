import RIBsAnalysis
import RIBsDiagram
import RIBsTrace

/// Consecutive events of a session, with the tree before the first of them and what each of them changes.
///
/// A page that has the chunk shows each of its moments without asking again. It draws what the chunk says and decides
/// nothing: state, badges and ×N are those of `render`.
struct LiveChunk {
  /// How much a chunk holds.
  struct Bounds {
    /// The most events.
    var events: Int
    /// The most changes of RIBs and boxes. One event of a chunk may exceed it.
    var changes: Int

    /// A browser gets and applies it within a few milliseconds.
    static let served = Bounds(events: 1 << 10, changes: 1 << 16)
    /// Each chunk repeats the tree, so a report has few.
    static let report = Bounds(events: 1 << 14, changes: 1 << 19)
  }

  /// What an event changes, each as the chunk writes it.
  private struct Step {
    var boxes: [Int] = []
    var ribs: [Int] = []
  }

  private let session: LiveSession
  /// The moment before the first event.
  let first: Int
  /// The moment after the last event.
  private(set) var last: Int
  /// The boxes and RIBs at ``first``.
  private var start = Step()
  private var steps: [Step] = []
  private var looks = BoxLooks()
  private var standings = NumberedValues<[String]>()
  private var changes = 0

  /// A chunk for a page that asks for a moment. It begins at a multiple of the bounds' events, so that pages keep it.
  ///
  /// - Parameters:
  ///   - session: What the page shows.
  ///   - moment: A moment in the chunk, from 0 to the number of events.
  init(of session: LiveSession, with moment: Int) {
    let bounds = Bounds.served
    self.init(of: session, from: max(0, moment - 1) / bounds.events * bounds.events, bounds)
    // The changes before the moment alone exceed the bounds, so the chunk begins at the moment.
    if last < moment { self.init(of: session, from: moment - 1, bounds) }
  }

  /// - Parameters:
  ///   - session: What the page shows.
  ///   - first: The moment before its first event.
  ///   - bounds: How much the chunk holds.
  init(of session: LiveSession, from first: Int, _ bounds: Bounds) {
    self.session = session
    (self.first, last) = (first, first)
    var cursor = TreeCursor(session.report, at: first)
    for position in cursor.positions { start.boxes += box(position, of: cursor) }
    for (rib, _) in cursor.standing { start.ribs += numbers(of: rib, in: cursor) }
    let end = min(session.history.count, first + bounds.events)
    while last < end, last == first || changes < bounds.changes {
      let changed = cursor.advance()
      var step = Step()
      for position in changed.positions { step.boxes += box(position, of: cursor) }
      for rib in changed.ribs { step.ribs += numbers(of: rib, in: cursor) }
      changes += changed.positions.count + changed.ribs.count
      steps.append(step)
      last += 1
    }
  }

  /// Four numbers: the place, its look, the place of the box above, and the event that attached the first of its RIBs.
  /// The look is -1 for a box that goes.
  private mutating func box(_ position: Int, of cursor: TreeCursor) -> [Int] {
    guard let box = cursor.shared(at: position) else { return [position, -1, -1, 0] }
    let look = looks.number(of: box.look, named: cursor.name(of: position)) {
      cursor.item(at: position)
    }
    return [position, look, box.parent ?? -1, Int(box.attached)]
  }

  /// Four numbers: the RIB, its place, its parent, and its standing. The place is -1 for a RIB that goes.
  private mutating func numbers(of rib: NodeIndex, in cursor: TreeCursor) -> [Int] {
    let id = session.history[rib].id
    guard let standing = cursor[rib] else { return [id, -1, 0, -1] }
    return [
      id, standing.position, standing.parent.map { session.history[$0].id } ?? 0,
      standings.number(of: [standing.state.rawValue, standing.status.rawValue]),
    ]
  }

  /// Writes the chunk's keys into an open object.
  ///
  /// - Parameter known: The page has the chunk up to this moment, and gets only what is behind it.
  func write(after known: Int? = nil, to json: inout JSONWriter) {
    let known = known.flatMap { $0 >= first && $0 <= last ? $0 : nil }
    json.field("from", first)
    json.field("to", last)
    json.field("after", orNull: known)
    if known == nil {
      json.field("startTime", first == 0 ? 0 : session.history.event(first).time)
      json.field("firstEvent", max(1, first))
      write("boxes", start.boxes, to: &json)
      write("ribs", start.ribs, to: &json)
    }
    let new = steps.dropFirst((known ?? first) - first)
    json.key("boxChanges")
    json.write(new) { $1.write($0.boxes) { $1.value($0) } }
    json.key("ribChanges")
    json.write(new) { $1.write($0.ribs) { $1.value($0) } }
    writeEvents(known.map { $0 + 1 } ?? max(1, first), to: &json)
    json.key("looks")
    json.write(looks.all) { write($0.item, $0.counts, to: &$1) }
    json.key("standings")
    json.write(standings.all) { $1.write($0) { $1.value($0) } }
  }

  private func write(_ key: StaticString, _ numbers: [Int], to json: inout JSONWriter) {
    json.key(key)
    json.write(numbers) { $1.value($0) }
  }

  /// - Parameter counts: How many of the item's RIBs each rule is about.
  private func write(
    _ item: TreeOutline.Item, _ counts: [String: Int], to json: inout JSONWriter
  ) {
    let rules = item.findings.filter { $0.severity > .info }.map(\.rule)
    json.beginObject()
    json.field("label", item.boxLabel)
    json.field("count", item.count)
    json.field("role", item.role.rawValue)
    json.field("alert", orNull: item.alert?.rawValue)
    json.field("link", item.link.rawValue)
    json.key("badges")
    json.write(item.remarks { _ in nil }.enumerated()) { remark, json in
      json.beginObject()
      json.field("text", remark.element.text)
      json.field("tone", remark.element.role.rawValue)
      // The last remark may stand for other rules.
      let isRule = remark.element.role != .more
      json.field("count", orNull: isRule ? counts[rules[remark.offset]] : nil)
      json.endObject()
    }
    json.key("causes")
    json.write(item.findings.compactMap { session.causeIndices[$0.fingerprint] }) { $1.value($0) }
    json.endObject()
  }

  // MARK: Events

  /// Writes the events of the chunk, and the one before it if there is one. Each has seven values: its number in the trace,
  /// its time, its RIB, its parent, its type, its words and its call site. The last three are indices of tables.
  private func writeEvents(_ from: Int, to json: inout JSONWriter) {
    var (types, words) = (NumberedValues<String>(), NumberedValues<String>())
    var sites = NumberedValues<String>()
    let history = session.history
    json.key("events")
    json.write(from..<max(from, last + 1)) { number, json in
      let event = history.event(number)
      json.beginArray()
      json.value(event.seq)
      json.value(event.time)
      json.value(event.rib.map { history[$0].id } ?? 0)
      json.value(event.parent.map { history[$0].id } ?? 0)
      json.value(types.number(of: event.type.rawValue))
      json.value(words.number(of: session.words(number)))
      json.value(event.site.map { sites.number(of: session.strings[$0]) } ?? -1)
      json.endArray()
    }
    json.key("types")
    json.write(types.all) { $1.value($0) }
    json.key("words")
    json.write(words.all) { $1.value($0) }
    json.key("sites")
    json.write(sites.all) { session.code.write($0, to: &$1) }
  }
}

/// A table of values, each numbered when it first comes.
struct NumberedValues<Value: Hashable> {
  private(set) var all: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = all.count
    all.append(value)
    return all.count - 1
  }
}

/// What boxes say. Boxes that say the same share a look.
private struct BoxLooks {
  private struct Key: Hashable {
    let name: String
    let look: TreeCursor.Look
  }

  private(set) var all: [(item: TreeOutline.Item, counts: [String: Int])] = []
  private var numbers: [Key: Int] = [:]

  mutating func number(
    of look: TreeCursor.Look, named name: String, item: () -> TreeOutline.Item?
  ) -> Int {
    let key = Key(name: name, look: look)
    if let number = numbers[key] { return number }
    guard let item = item() else { return -1 }
    numbers[key] = all.count
    all.append((item, look.counts))
    return all.count - 1
  }
}

extension JSONWriter {
  /// Writes an array.
  mutating func write<Elements: Sequence>(
    _ elements: Elements, _ write: (Elements.Element, inout JSONWriter) -> Void
  ) {
    beginArray()
    for element in elements { write(element, &self) }
    endArray()
  }
}
