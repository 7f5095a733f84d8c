import Foundation
import RIBsAnalysis
import RIBsDiagram
import RIBsReport
import RIBsTrace

/// The traces that the page shows, while they grow, and the answers to what the page asks about them.
///
/// `@unchecked`: `lock` guards all state. Analysing a block and answering a request take milliseconds.
package final class LiveContent: @unchecked Sendable {
  /// A trace that is read.
  private final class Feed {
    var analyzer: TraceAnalyzer
    /// How many changes the server had seen when the trace began. A trace that begins anew is another one.
    let began: Int
    /// What its sessions showed when they were last judged.
    var sessions: [LiveSession] = []
    /// The state of each session.
    var states: [LiveState] = []
    /// The state of the last session, or of a trace without sessions.
    var state = LiveState.waiting("Waiting for the app.")
    /// The sessions that no longer change, by their position in the trace.
    var finished: [Int: LiveSession] = [:]
    /// Whether the last line has no line break.
    var isTorn = false
    /// The lists that pages were sent, by the path of the request and the session's position in the trace.
    var lists: [String: GrowingLists] = [:]

    init(_ options: AnalysisOptions, _ scope: AnalysisScope, began: Int) {
      self.began = began
      analyzer = TraceAnalyzer(options: options, scope)
    }
  }

  /// Traces of apps that were closed. Older ones are dropped, or a server that runs for weeks would fill the memory.
  private static let mostFeeds = 20

  private let lock = NSLock()
  private let name: String?
  private let judge: @Sendable (InputReport) -> InputReport
  private let code: CodeSites
  private let source: LiveSource?
  private let options: AnalysisOptions
  private let scope: AnalysisScope
  private var feeds: [(id: Int, feed: Feed)] = []
  private let firstRevision: Int
  /// Rises with each change.
  private var revision: Int
  /// What the page says before any trace has begun.
  private var firstState = LiveState.waiting("Waiting for the app.")

  /// - Parameters:
  ///   - name: What the page calls the trace; nil for apps that connect.
  ///   - options: How long things may take, and what is kept on purpose.
  ///   - session: The session to show, by its name, its number or `last`; nil for all.
  ///   - judge: Applies the team's policy.
  ///   - source: The app's source, if it was read.
  ///   - code: Finds the code at call sites.
  ///   - firstRevision: The first revision. A server that is started again needs later ones than before, so that it does
  ///     not take an answer of the server before for one of its own.
  package init(
    name: String?, options: AnalysisOptions = AnalysisOptions(), session: String? = nil,
    judge: @escaping @Sendable (InputReport) -> InputReport = { $0 },
    source: LiveSource? = nil, code: CodeSites = CodeSites(), firstRevision: Int = 0
  ) {
    (self.source, self.firstRevision, revision) = (source, firstRevision, firstRevision)
    (self.name, self.options, self.judge, self.code) = (name, options, judge, code)
    var scope = AnalysisScope()
    scope.keepsHistory = true
    scope.session = session
    self.scope = scope
  }

  // MARK: Traces

  /// Begins a trace, or begins it anew.
  ///
  /// - Parameter id: Names the trace among those of the server.
  package func begin(_ id: Int) {
    lock.withLock {
      feeds.removeAll { $0.id == id }
      feeds.append((id, Feed(options, scope, began: revision - firstRevision)))
      if feeds.count > Self.mostFeeds { feeds.removeFirst() }
      revision += 1
    }
  }

  /// Takes the next bytes of a trace.
  package func feed(_ bytes: UnsafeRawBufferPointer, to id: Int) {
    lock.withLock {
      guard let feed = feeds.last(where: { $0.id == id })?.feed, let last = bytes.last else {
        return
      }
      feed.analyzer.feed(bytes)
      feed.isTorn = last != UInt8(ascii: "\n")
    }
  }

  /// Says what has to come before there is a trace.
  ///
  /// - Returns: What the page needs to know at once.
  func wait(_ message: String) -> [UInt8] {
    lock.withLock {
      firstState = .waiting(message)
      revision += 1
      return update
    }
  }

  /// Judges a trace as far as it was read.
  ///
  /// - Returns: What the page needs to know at once.
  @discardableResult
  func refresh(_ id: Int, _ status: InputStatus = .open) -> [UInt8] {
    lock.withLock {
      if let feed = feeds.last(where: { $0.id == id })?.feed {
        judge(feed, at: status)
      }
      revision += 1
      return update
    }
  }

  private func judge(_ feed: Feed, at status: InputStatus) {
    let isOver = status == .closed
    do throws(TraceAnalyzer.Unusable) {
      let reports = isOver ? try feed.analyzer.finish() : try feed.analyzer.reportsSoFar()
      let judged = judge(InputReport(source: name ?? "", sessions: reports))
      let shown = scope.session.map(judged.sessions(named:)) ?? Array(judged.sessions.indices)
      let last = judged.sessions.count - 1
      feed.sessions = shown.map { index in
        if let finished = feed.finished[index] { return finished }
        // Only the last session changes.
        let isLast = index == last
        let session = LiveSession(
          judged.sessions[index], isOpen: isLast && !isOver, source: source, code)
        if !isLast { feed.finished[index] = session }
        return session
      }
      feed.states = zip(shown, feed.sessions).map { index, session in
        index == last ? LiveState(session, status, isTorn: feed.isTorn) : session.stateInPast
      }
      feed.state =
        feed.states.last ?? LiveState(.session(scope.session ?? ""), status, of: name)
    } catch {
      feed.state = LiveState(.unusable(error, isTorn: feed.isTorn), status, of: name)
      // What was read before is still shown.
      if let last = feed.states.indices.last { feed.states[last] = feed.state }
    }
  }

  // MARK: Answers

  /// The newest facts, for pages that listen.
  private var update: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.field("revision", revision)
    json.field("state", state.name)
    json.field("message", state.message(about: name))
    json.field("sessions", sessions.count)
    json.field("events", sessions.last?.history.count ?? 0)
    json.endObject()
    return json.drain()
  }

  private var sessions: [LiveSession] { feeds.flatMap(\.feed.sessions) }

  /// The trace that a session belongs to, and the session's position in it; nil if there is no such session.
  private func feed(of session: Int) -> (Feed, position: Int)? {
    var position = session
    for (_, feed) in feeds where position >= 0 {
      if position < feed.sessions.count { return (feed, position) }
      position -= feed.sessions.count
    }
    return nil
  }

  private var state: LiveState { feeds.last?.feed.state ?? firstState }

  /// The absolute path and the line of a call site; nil if no file or several files match.
  func file(at site: String) -> (path: String, line: Int)? { lock.withLock { code.file(at: site) } }

  /// The answer to a request for data; nil if there is none.
  ///
  /// - Parameters:
  ///   - path: Such as `api/chunk`.
  ///   - query: The values of its parameters.
  package func answer(_ path: String, _ query: [String: String]) -> [UInt8]? {
    // The lock is held while the answer is written, because the trace's strings grow meanwhile.
    lock.withLock { json(path, query) }
  }

  private func json(_ path: String, _ query: [String: String]) -> [UInt8]? {
    var json = JSONWriter()
    if path == "api/overview" {
      Overview(
        trace: name, revision: revision, state: state, sessions: sessions,
        states: feeds.flatMap(\.feed.states), code: code
      ).write(to: &json)
      return json.drain()
    }
    guard let index = query["session"].map(Int.init) ?? sessions.count - 1,
      let (feed, position) = feed(of: index)
    else { return nil }
    let session = feed.sessions[position]
    json.beginObject()
    json.field("session", index)
    json.field("revision", revision)
    switch path {
    case "api/session":
      grow(path, of: position, in: feed, query, to: &json) { session.write(&$0, to: &$1) }
    case "api/lifetimes":
      grow(path, of: position, in: feed, query, to: &json) {
        LiveLifetimes(of: session).write(&$0, to: &$1)
      }
    case "api/flows":
      grow(path, of: position, in: feed, query, to: &json) {
        LiveFlows(session: session).write(&$0, to: &$1)
      }
    case "api/chunk":
      guard let moment = session.moment(query) else { return nil }
      LiveChunk(of: session, with: moment)
        .write(after: query["after"].flatMap(Int.init), to: &json)
    case "api/events": LiveEvents(of: session, query).write(to: &json)
    case "api/rib":
      guard let id = query["rib"].flatMap(Int.init), session.write(rib: id, to: &json) else {
        return nil
      }
    default: return nil
    }
    json.endObject()
    return json.drain()
  }

  /// Writes an answer of which a page that has an older one gets only what has changed.
  private func grow(
    _ path: String, of position: Int, in feed: Feed, _ query: [String: String],
    to json: inout JSONWriter, _ write: (inout GrowingLists, inout JSONWriter) -> Void
  ) {
    // The same index may mean another session later, when a trace has begun anew or was dropped.
    let identity = "\(feed.began).\(position)"
    let key = "\(path) \(position)"
    var lists = feed.lists.removeValue(forKey: key) ?? GrowingLists(after: revision)
    lists.begin(since: query["identity"] == identity ? query["since"].flatMap(Int.init) : nil)
    json.field("identity", identity)
    json.field("answer", lists.answer)
    write(&lists, &json)
    feed.lists[key] = lists
  }
}

extension LiveSession {
  /// The moment that a request asks for, by its number of events or its time; nil if it is none.
  fileprivate func moment(_ query: [String: String]) -> Int? {
    if let time = query["time"] { return Int(time).map { history.moment(at: $0) } }
    guard let event = query["event"], event != "end" else { return history.count }
    return Int(event).flatMap { (0...history.count).contains($0) ? $0 : nil }
  }
}
