import RIBsAnalysis
import RIBsTrace

/// What the page says about a session, or about a trace that has none to show.
enum LiveState: Equatable {
  /// Nothing can be shown yet. The sentence says what the page waits for.
  case waiting(String)
  /// More is there than was read, so findings may still change.
  case reading(percent: Int)
  /// The app writes, or its connection is open.
  case following
  /// The session has no end, and nothing was written for a while. The time is in seconds since 1970; a report has none,
  /// because its trace may be a copy.
  case noEnd(written: Int?)
  /// As ``noEnd``, and the last line has no line break.
  case torn(written: Int)
  /// The session ended in order.
  case ended
  /// The session has no end, and nothing more comes.
  case killed
  /// The trace was deleted. What was read of it is shown.
  case gone
  /// The trace cannot be read. The reason is a clause whose subject is the trace.
  case unreadable(String)
  /// The traces are too large for a report. The sentence says how to see them.
  case tooLarge(String)

  /// - Parameters:
  ///   - session: The last one of its trace.
  ///   - status: How far the trace was read.
  ///   - isTorn: Whether the last line has no line break.
  init(_ session: LiveSession, _ status: InputStatus, isTorn: Bool) {
    switch status {
    case .partly(let percent): self = .reading(percent: percent)
    case .missing: self = .gone
    case .failed(let reason): self = .unreadable(reason)
    case _ where session.hasEnd: self = .ended
    case .open: self = .following
    case .quiet(let written): self = isTorn ? .torn(written: written) : .noEnd(written: written)
    case .closed: self = .killed
    }
  }

  /// The state of a trace with nothing to show.
  ///
  /// - Parameters:
  ///   - lack: What is wrong with it.
  ///   - status: How far the trace was read.
  ///   - trace: What it is called; nil for an app that is connected.
  init(_ lack: Lack, _ status: InputStatus, of trace: String?) {
    switch (status, lack) {
    case (.partly(let percent), _): self = .reading(percent: percent)
    case (.missing, _): self = .waiting("Waiting for the app to write \(trace ?? "its trace").")
    case (.failed(let reason), _): self = .unreadable(reason)
    case (.closed, .session(let name)): self = .unreadable("has no session '\(name)'")
    case (_, .session(let name)): self = .waiting("There is no session '\(name)' yet.")
    case (.open, .unusable(.empty, _)):
      self = .waiting(
        trace.map { "\($0) is empty so far. Waiting for the app to write its first line." }
          ?? "An app has connected. Waiting for its first line.")
    case (.quiet, .unusable(.empty, isTorn: true)):
      self = .unreadable(
        "cannot be read: it has no complete line. Give a .jsonl file that RIBsRecorder wrote.")
    case (_, .unusable(let problem, _)): self = .unreadable("cannot be read: \(problem)")
    }
  }

  /// Why a trace has nothing to show.
  enum Lack {
    /// It has no session of this name or number.
    case session(String)
    /// It cannot be analysed. It may have a part of a line.
    case unusable(TraceAnalyzer.Unusable, isTorn: Bool)
  }

  /// The name of the case, by which the page picks colours.
  var name: String {
    switch self {
    case .waiting: "waiting"
    case .reading: "reading"
    case .following: "following"
    case .noEnd: "noEnd"
    case .torn: "torn"
    case .ended: "ended"
    case .killed: "killed"
    case .gone: "gone"
    case .unreadable: "unreadable"
    case .tooLarge: "tooLarge"
    }
  }

  /// A few words for the page's bar.
  private var words: String {
    switch self {
    case .waiting: "waiting"
    case .reading(let percent): "reading \(percent) %"
    case .following: "following"
    case .noEnd(nil): "no end of the session"
    case .noEnd: "no end yet"
    case .torn: "last line incomplete"
    case .ended: "ended in order"
    case .killed: "killed or crashed"
    case .gone: "gone"
    case .unreadable: "unreadable"
    case .tooLarge: "too large"
    }
  }

  /// A heading for a page that has nothing else to show.
  private var title: String {
    switch self {
    case .waiting: "Waiting for the app"
    case .reading: "Reading the trace"
    case .unreadable: "The trace cannot be read"
    default: "Nothing to show"
    }
  }

  /// When the trace was last written, in seconds since 1970, where the page says that.
  private var written: Int? {
    switch self {
    case .noEnd(let written): written
    case .torn(let written): written
    default: nil
    }
  }

  /// Whether the session may become longer, so that its end can be followed.
  private var mayGrow: Bool {
    switch self {
    case .reading, .following, .torn: true
    case .noEnd(let written): written != nil
    default: false
    }
  }

  /// The state in a sentence.
  ///
  /// - Parameter trace: What the trace is called; nil for an app that is connected.
  func message(about trace: String?) -> String {
    let trace = trace ?? "The trace"
    return switch self {
    case .waiting(let sentence), .tooLarge(let sentence): sentence
    case .reading(let percent): "Reading \(trace): \(percent) %."
    case .following: "Following the app."
    case .noEnd(nil): "No end of the session: the app was still running, was killed, or crashed."
    case .noEnd: "No end of the session yet."
    case .torn: "The last line is incomplete: it has no line break. No end of the session yet."
    case .ended: "The app ended in order."
    case .killed: "The trace ends without the session's end: the app was killed, or it crashed."
    case .gone: "\(trace) is gone. What was read of it is shown until it comes back."
    case .unreadable(let reason):
      "\(trace) \(reason)" + (".?".contains(reason.suffix(1)) ? "" : ".")
    }
  }

  /// Writes the keys of a state into an open object.
  ///
  /// - Parameter trace: What the trace is called; nil for an app that is connected.
  func write(about trace: String?, to json: inout JSONWriter) {
    json.field("state", name)
    json.field("words", words)
    json.field("title", title)
    json.field("message", message(about: trace))
    json.field("written", orNull: written)
    json.field("mayGrow", mayGrow)
  }
}

extension LiveSession {
  fileprivate var hasEnd: Bool { report.endReason != nil }

  /// Its state once another session has begun in its trace.
  var stateInPast: LiveState { hasEnd ? .ended : .killed }

  /// Its state in a report.
  var stateInReport: LiveState { hasEnd ? .ended : .noEnd(written: nil) }
}
