import RIBsTrace

/// A small language for traces. Each line is one event or a common group of events. The examples of rules and the
/// traces of tests are written in it.
///
///     root Root                      create, launch, activate and load Root
///     open Root Feed @App/R.swift:9  attach Feed to Root from that line; create it if it is new, activate
///                                    what is inactive, load it if it was never loaded
///     close Root Feed                detach Feed, and deactivate it and everything below it
///
/// The other verbs stand for a single event each: `create`, `launch`, `attach P C`, `activate`, `load`,
/// `detach P C [deinit]`, `deactivate`, `destroy`, `hold P.property C`, `unhold P.property C`, `unread`, `appear`,
/// `disappear C [removed]`, `leak C ROLE TYPE 1s`, `holder C ROLE TYPE [PATH]`, `worker NAME start|stop C`, `workflow NAME start|wait|step|complete|fail|cancel
/// [STEP] [C]`, `mark NAME`, `settle`, `unsettled 60s`, `drop COUNT`, `end exit|teardown`.
///
/// `Post#2` is a second RIB called `Post`. `on THREAD` at the end of a line names the thread of the event, `after 6s`
/// lets time pass, `gap 3` skips event numbers, and `headless` leaves out the header. `raw TEXT` writes a line as it is,
/// `long BYTES` writes a line of that length, and `torn TEXT` writes a last line without a line break.
///
/// A script without an `end` gets `end exit`, unless it has `killed`, `raw`, `long` or `torn`.
public struct TraceScript: Sendable {
  /// A line that is not part of the language.
  public struct SyntaxError: Error, CustomStringConvertible {
    /// The line of the script, from 1.
    public var line: Int
    /// What is wrong with it.
    public var reason: String
    /// The line and the reason in a sentence.
    public var description: String { "line \(line) of the script: \(reason)" }
  }

  private let text: String

  /// - Parameter text: The script.
  public init(_ text: String) {
    self.text = text
  }

  /// The trace that the script stands for.
  ///
  /// - Returns: JSON lines.
  /// - Throws: ``SyntaxError`` if a line is not part of the language.
  public func trace() throws(SyntaxError) -> [UInt8] {
    var writer = ScriptWriter()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      do {
        try writer.write(String(line))
      } catch {
        throw SyntaxError(line: index + 1, reason: error.reason)
      }
    }
    return writer.finish()
  }
}

private struct ScriptWriter {
  struct Mistake: Error {
    var reason: String
  }

  private var bytes: [UInt8] = []
  private var hasHeader = false
  private var seq = 0
  private var time = 0
  private var closes = true
  private var site: String?
  private var thread: String?

  private var ids: [String: Int] = [:]
  private var numbers: [String: Int] = [:]
  private var created: Set<String> = []
  private var active: Set<String> = []
  private var loaded: Set<String> = []
  private var children: [String: [String]] = [:]

  mutating func write(_ line: String) throws(Mistake) {
    var words = line.split(separator: " ").map(String.init)
    guard let verb = words.first else { return }
    if verb == "headless" {
      hasHeader = true
      return
    }
    writeHeaderIfFirst()
    let rest = line.drop { $0 != " " }.dropFirst()
    switch verb {
    case "killed":
      closes = false
      return
    case "raw":
      closes = false
      bytes += Array(rest.utf8) + [0x0A]
      return
    case "torn":
      closes = false
      bytes += Array(rest.utf8)
      return
    case "long":
      closes = false
      let frame = #"{"type":"?","#.utf8.count + #""x":""}"#.utf8.count
      let fill = String(repeating: "x", count: max(0, try number(words, 1) - frame))
      bytes += Array(#"{"type":"?","x":"\#(fill)"}"#.utf8) + [0x0A]
      return
    case "gap":
      seq = try sum(seq, try number(words, 1))
      return
    case "after":
      time = try sum(time, try duration(words, 1))
      return
    default: break
    }
    takeThread(from: &words)
    takeSite(from: &words)
    try writeEvents(verb, words)
    (site, thread) = (nil, nil)
  }

  mutating func finish() -> [UInt8] {
    writeHeaderIfFirst()
    if closes {
      // The end takes no time, so that nothing settles because of it.
      time -= 1_000_000
      event(.end(.exit))
    }
    return bytes
  }

  private mutating func writeHeaderIfFirst() {
    guard !hasHeader else { return }
    hasHeader = true
    bytes += TraceEncoder().line(for: TraceHeader(session: "example", app: "Example"))
  }

  private mutating func takeThread(from words: inout [String]) {
    guard words.count >= 3, words[words.count - 2] == "on" else { return }
    thread = words.removeLast()
    words.removeLast()
  }

  private mutating func takeSite(from words: inout [String]) {
    guard let last = words.last, last.hasPrefix("@") else { return }
    site = String(last.dropFirst())
    words.removeLast()
  }

  private mutating func writeEvents(_ verb: String, _ words: [String]) throws(Mistake) {
    switch verb {
    case "root":
      let name = try word(words, 1)
      create(name, kind: .launch)
      event(.launch(id: id(name)))
      activate(name)
      load(name)
    case "open":
      let (parent, child) = (try word(words, 1), try word(words, 2))
      if !created.contains(child) {
        // The call site belongs to the attach, not to the create.
        let call = site.take()
        create(child, kind: .viewable)
        site = call
      }
      attach(child, to: parent)
      activateSubtree(child)
      if !loaded.contains(child) { load(child) }
    case "close":
      let (parent, child) = (try word(words, 1), try word(words, 2))
      detach(child, from: parent, cause: .call)
      for name in subtree(of: child) where active.contains(name) { deactivate(name) }
    case "create":
      let kind = words.count > 2 ? RIBKind(rawValue: words[2]) : .viewable
      guard let kind else { throw Mistake(reason: "'\(words[2])' is not a kind of RIB") }
      create(try word(words, 1), kind: kind)
    case "attach": attach(try word(words, 2), to: try word(words, 1))
    case "detach":
      let cause = words.count > 3 ? DetachCause(rawValue: words[3]) : .call
      guard let cause else { throw Mistake(reason: "'\(words[3])' is not a detach cause") }
      detach(try word(words, 2), from: try word(words, 1), cause: cause)
    case "launch": event(.launch(id: id(try word(words, 1))))
    case "activate": activate(try word(words, 1))
    case "deactivate": deactivate(try word(words, 1))
    case "load": load(try word(words, 1))
    case "destroy": event(.destroy(id: id(try word(words, 1))))
    case "unread": event(.unread(id: id(try word(words, 1))))
    case "appear": event(.appear(id: id(try word(words, 1))))
    case "disappear":
      event(.disappear(id: id(try word(words, 1)), removed: words.last == "removed"))
    case "hold", "unhold":
      let (holder, child) = (try word(words, 1), id(try word(words, 2)))
      guard let dot = holder.firstIndex(of: ".") else {
        throw Mistake(reason: "'\(holder)' is not written as Parent.property")
      }
      let parent = id(String(holder[..<dot]))
      let property = "\(ribName(String(holder[..<dot])))Router\(holder[dot...])"
      event(
        verb == "hold"
          ? .hold(id: child, parent: parent, property: property)
          : .unhold(id: child, parent: parent, property: property))
    case "leak":
      event(
        .leak(
          id: id(try word(words, 1)), object: try word(words, 2), name: try word(words, 3),
          waited: try duration(words, 4)))
    case "holder":
      let path = words.dropFirst(4).joined(separator: " ")
      event(
        .holder(
          .init(
            id: id(try word(words, 1)), object: try word(words, 2), name: try word(words, 3),
            path: path.isEmpty ? nil : path)))
    case "worker": try worker(words)
    case "workflow": try workflow(words)
    case "mark": event(.mark(name: try word(words, 1)))
    case "settle": event(.settle)
    case "unsettled": event(.unsettled(waited: try duration(words, 1)))
    case "drop": event(.drop(count: try number(words, 1)))
    case "end":
      guard let reason = EndReason(rawValue: try word(words, 1)) else {
        throw Mistake(reason: "'\(words[1])' is not an end reason")
      }
      event(.end(reason))
      closes = false
    default: throw Mistake(reason: "'\(verb)' is not an event")
    }
  }

  // MARK: Events

  private mutating func event(_ body: TraceEvent.Body) {
    seq += 1
    time += 1_000_000
    bytes += TraceEncoder().line(
      for: TraceEvent(seq: seq, time: max(0, time), thread: thread, at: site, body: body))
    // A call site belongs to the call, not to the events that follow from it.
    site = nil
  }

  private mutating func worker(_ words: [String]) throws(Mistake) {
    let name = try word(words, 1)
    guard let phase = TraceEvent.Worker.Phase(rawValue: try word(words, 2)) else {
      throw Mistake(reason: "'\(words[2])' is not a phase of a worker")
    }
    let rib = words.count > 3 ? id(words[3]) : nil
    event(.worker(.init(worker: number(of: name), name: name, phase: phase, id: rib)))
  }

  private mutating func workflow(_ words: [String]) throws(Mistake) {
    let name = try word(words, 1)
    guard let phase = TraceEvent.Workflow.Phase(rawValue: try word(words, 2)) else {
      throw Mistake(reason: "'\(words[2])' is not a phase of a workflow")
    }
    var rest = words.dropFirst(3)
    let step = rest.first.flatMap { Int($0) }
    if step != nil { rest = rest.dropFirst() }
    let rib = rest.first.map { id($0) }
    event(
      .workflow(.init(workflow: number(of: name), name: name, phase: phase, step: step, id: rib)))
  }

  /// The number of a worker or a workflow, which its name identifies.
  private mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = numbers.count + 1
    return numbers.count
  }

  private mutating func create(_ name: String, kind: RIBKind) {
    created.insert(name)
    // A second `create` gives the number to a new RIB.
    active.remove(name)
    loaded.remove(name)
    children[name] = nil
    event(.create(id: id(name), rib: ribName(name), kind: kind))
  }

  private mutating func attach(_ child: String, to parent: String) {
    let parentID = id(parent)
    event(.attach(id: id(child), parent: parentID))
    children[parent, default: []].append(child)
  }

  private mutating func detach(_ child: String, from parent: String, cause: DetachCause) {
    event(.detach(id: id(child), parent: id(parent), cause: cause))
    children[parent]?.removeAll { $0 == child }
  }

  private mutating func activate(_ name: String) {
    active.insert(name)
    event(.activate(id: id(name)))
  }

  private mutating func activateSubtree(_ name: String) {
    for name in subtree(of: name) where !active.contains(name) { activate(name) }
  }

  private mutating func deactivate(_ name: String) {
    active.remove(name)
    event(.deactivate(id: id(name)))
  }

  private mutating func load(_ name: String) {
    loaded.insert(name)
    event(.load(id: id(name)))
  }

  private func subtree(of name: String) -> [String] {
    var found: [String] = []
    var waiting = [name]
    while let next = waiting.popLast() {
      // A script can describe a cycle.
      guard !found.contains(next) else { continue }
      found.append(next)
      waiting += (children[next] ?? []).reversed()
    }
    return found
  }

  // MARK: Words

  private mutating func id(_ name: String) -> Int {
    if let known = ids[name] { return known }
    ids[name] = ids.count + 1
    return ids.count
  }

  private func ribName(_ name: String) -> String { String(name.prefix { $0 != "#" }) }

  private func word(_ words: [String], _ index: Int) throws(Mistake) -> String {
    guard index < words.count else { throw Mistake(reason: "'\(words[0])' needs more words") }
    return words[index]
  }

  private func number(_ words: [String], _ index: Int) throws(Mistake) -> Int {
    let text = try word(words, index)
    guard let number = Int(text) else { throw Mistake(reason: "'\(text)' is not a number") }
    return number
  }

  private func sum(_ one: Int, _ other: Int) throws(Mistake) -> Int {
    let (sum, overflows) = one.addingReportingOverflow(other)
    // The events that follow add to this number, so it stays far below the maximum.
    guard !overflows, abs(sum) < Int.max / 2 else {
      throw Mistake(reason: "'\(other)' is too large")
    }
    return sum
  }

  private func duration(_ words: [String], _ index: Int) throws(Mistake) -> Int {
    let text = try word(words, index)
    let units = ["ms": 1_000_000, "s": 1_000_000_000]
    for (unit, nanoseconds) in units.sorted(by: { $0.key < $1.key }) where text.hasSuffix(unit) {
      guard let count = Int(text.dropLast(unit.count)) else { continue }
      let (product, overflows) = count.multipliedReportingOverflow(by: nanoseconds)
      if !overflows { return product }
    }
    throw Mistake(reason: "'\(text)' is not a duration such as 6s or 200ms")
  }
}
