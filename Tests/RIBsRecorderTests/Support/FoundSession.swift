import Foundation
import RIBsTrace

/// One session of a file, as a process that was killed left it.
struct FoundSession {
  let name: String?
  var events: [TraceEvent] = []

  /// All sessions of a file, and how many of its lines are torn.
  static func all(in url: URL) throws -> (sessions: [FoundSession], tornLines: Int) {
    var sessions: [FoundSession] = []
    var tornLines = 0
    var others: [NumberedLine] = []
    func take(_ line: NumberedLine) {
      switch line.line {
      case .header(let header): sessions.append(FoundSession(name: header.session))
      case .event(let event) where !sessions.isEmpty:
        sessions[sessions.count - 1].events.append(event)
      // A torn line that another session was appended to is no longer the last.
      case .tornTail, .malformed: tornLines += 1
      default: others.append(line)
      }
    }
    var reader = TraceReader()
    // An app that is killed early has made no file.
    if FileManager.default.fileExists(atPath: url.path) {
      reader.feed([UInt8](try Data(contentsOf: url)), take)
    }
    reader.finish(take)
    if !others.isEmpty { throw Unexpected(lines: others) }
    return (sessions, tornLines)
  }

  private struct Unexpected: Error {
    let lines: [NumberedLine]
  }
}
