import Foundation
import RIBsTrace

/// One session of a file that a killed process left behind.
struct FoundSession {
  let name: String?
  var events: [TraceEvent] = []

  /// All sessions of a file, and the number of its torn lines.
  static func all(in url: URL) throws -> (sessions: [FoundSession], tornLines: Int) {
    var sessions: [FoundSession] = []
    var tornLines = 0
    var others: [NumberedLine] = []
    func take(_ line: NumberedLine) {
      switch line.line {
      case .header(let header): sessions.append(FoundSession(name: header.session))
      case .event(let event) where !sessions.isEmpty:
        sessions[sessions.count - 1].events.append(event)
      // A torn line is not the last line if another session was appended.
      case .tornTail, .malformed: tornLines += 1
      default: others.append(line)
      }
    }
    var reader = TraceReader()
    // An app that is killed early has not created a file.
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
