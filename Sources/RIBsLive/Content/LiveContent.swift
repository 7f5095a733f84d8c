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
    /// What its sessions showed when they were last judged.
    var sessions: [LiveSession] = []
    /// The sessions that no longer change, by their position in the trace.
    var finished: [Int: LiveSession] = [:]
    /// Why nothing can be shown.
    var problem: String?

    init(_ options: AnalysisOptions, _ scope: AnalysisScope) {
      analyzer = TraceAnalyzer(options: options, scope)
    }
  }

  /// Traces of apps that were closed. Older ones are dropped, or a server that runs for weeks would fill the memory.
  private static let mostFeeds = 20

  private let lock = NSLock()
  private let name: String
  private let judge: @Sendable (InputReport) -> InputReport
  private let link: Diagram.SourceLink
  private let source: LiveSource?
  private let options: AnalysisOptions
  private let scope: AnalysisScope
  private var feeds: [(id: Int, feed: Feed)] = []
  private var revision = 0
  private var state = LiveState.waiting
  private var message = "Waiting for the app."

  /// - Parameters:
  ///   - name: What the page calls the trace.
  ///   - options: How long things may take, and what is kept on purpose.
  ///   - session: The session to show, by its name, its number or `last`; nil for all.
  ///   - judge: Applies the team's policy.
  ///   - source: The app's source, if it was read.
  ///   - link: Returns the URL of the code at a call site.
  package init(
    name: String, options: AnalysisOptions = AnalysisOptions(), session: String? = nil,
    judge: @escaping @Sendable (InputReport) -> InputReport = { $0 },
    source: LiveSource? = nil, link: @escaping Diagram.SourceLink = { _ in nil }
  ) {
    self.source = source
    (self.name, self.options, self.judge, self.link) = (name, options, judge, link)
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
      feeds.append((id, Feed(options, scope)))
      if feeds.count > Self.mostFeeds { feeds.removeFirst() }
      revision += 1
    }
  }

  /// Takes the next bytes of a trace.
  package func feed(_ bytes: UnsafeRawBufferPointer, to id: Int) {
    lock.withLock { feeds.last { $0.id == id }?.feed.analyzer.feed(bytes) }
  }

  /// Judges a trace as far as it was read, and says what is the case.
  ///
  /// - Parameters:
  ///   - id: The trace.
  ///   - isOver: Whether no more bytes of it follow.
  ///   - state: What is the case now; nil if it follows from the trace.
  ///   - message: What is the case, in a sentence; nil for the usual one.
  /// - Returns: What the page needs to know at once.
  @discardableResult
  package func refresh(
    _ id: Int?, isOver: Bool = false, state: LiveState? = nil, message: String? = nil
  ) -> [UInt8] {
    lock.withLock {
      if let id, let feed = feeds.last(where: { $0.id == id })?.feed { judge(feed, isOver: isOver) }
      let last = feeds.last?.feed
      let session = last?.sessions.last
      let hasEnded = session?.report.endReason != nil
      let isOpen = session?.isOpen == true && !hasEnded && !isOver
      self.state = state ?? (session == nil ? .waiting : isOpen ? .live : .ended)
      self.message =
        message ?? last?.problem ?? Self.sentence(self.state, endedInOrder: hasEnded)
      revision += 1
      return update
    }
  }

  private func judge(_ feed: Feed, isOver: Bool) {
    do throws(TraceAnalyzer.Unusable) {
      let reports = isOver ? try feed.analyzer.finish() : try feed.analyzer.reportsSoFar()
      let judged = judge(InputReport(source: name, sessions: reports))
      let shown = scope.session.map(judged.sessions(named:)) ?? Array(judged.sessions.indices)
      feed.sessions = shown.map { index in
        if let finished = feed.finished[index] { return finished }
        // Only the last session changes.
        let isLast = index == judged.sessions.count - 1
        let session = LiveSession(
          judged.sessions[index], isOpen: isLast && !isOver, source: source, link)
        if !isLast { feed.finished[index] = session }
        return session
      }
      let isMissing = shown.isEmpty && !judged.sessions.isEmpty
      feed.problem = isMissing ? "There is no session '\(scope.session ?? "")' yet." : nil
    } catch {
      feed.problem = error == .empty ? nil : "The trace cannot be read: \(error)"
    }
  }

  private static func sentence(_ state: LiveState, endedInOrder: Bool) -> String {
    switch state {
    case .waiting: "Waiting for the app."
    case .live: "The app is running."
    case .ended where endedInOrder: "The app ended in order."
    case .ended: "The trace ends without the session's end: the app was killed, or it crashed."
    case .lost: "The trace is gone. Waiting for it to come back."
    case .file: "The whole trace is shown."
    }
  }

  // MARK: Answers

  /// The newest facts, for pages that listen.
  private var update: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.field("revision", revision)
    json.field("state", state.rawValue)
    json.field("message", message)
    json.field("sessions", sessions.count)
    json.field("events", sessions.last?.history.count ?? 0)
    json.endObject()
    return json.drain()
  }

  private var sessions: [LiveSession] { feeds.flatMap(\.feed.sessions) }

  /// The answer to a request for data; nil if there is none.
  ///
  /// - Parameters:
  ///   - path: Such as `api/moment`.
  ///   - query: The values of its parameters.
  package func answer(_ path: String, _ query: [String: String]) -> [UInt8]? {
    // The lock is held while the answer is written, because the trace's strings grow meanwhile.
    lock.withLock { json(path, query) }
  }

  private func json(_ path: String, _ query: [String: String]) -> [UInt8]? {
    var json = JSONWriter()
    if path == "api/overview" {
      Overview(
        trace: name, revision: revision, state: state, message: message, sessions: sessions
      ).write(to: &json)
      return json.drain()
    }
    let all = sessions
    guard let index = query["session"].map(Int.init) ?? all.count - 1, all.indices.contains(index)
    else { return nil }
    let session = all[index]
    if path == "api/flows" {
      LiveFlows(session: session).write(to: &json)
      return json.drain()
    }
    json.beginObject()
    json.field("session", index)
    json.field("revision", revision)
    switch path {
    case "api/session": session.write(to: &json)
    case "api/moment":
      guard let moment = session.moment(query) else { return nil }
      session.write(moment: moment, to: &json)
    case "api/rib":
      guard let id = query["rib"].flatMap(Int.init), session.write(rib: id, to: &json) else {
        return nil
      }
    default: return nil
    }
    json.endObject()
    return json.drain()
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
