/// A second, slow implementation of the rules for comparison. It shares no code with the analyzer and computes what it
/// needs again at every event. Its files follow the order in which the rules are described.
struct ReferenceTrace {
  var sessions: [ReferenceSession] = []
  /// Why the trace cannot be used; nil if it can.
  var unusable: String?

  init(_ bytes: [UInt8]) {
    var hasReadable = false
    var firstLine: Int?
    for (number, line) in Self.lines(bytes) {
      firstLine = firstLine ?? number
      switch line {
      case .header(let version, _, _) where version != 1:
        unusable = "version \(version) in line \(number)"
        return
      case .header(_, let session, _):
        hasReadable = true
        begin(session)
      case .brokenHeader:
        // A broken header still begins a session: later events do not refer to earlier ids.
        begin(nil)
      case .event, .unknownType:
        hasReadable = true
      case .invalidField, .malformed, .tooLong, .tornTail:
        break
      }
      if sessions.isEmpty { begin(nil) }
      sessions[sessions.count - 1].take(line, number)
    }
    if let firstLine {
      if !hasReadable { unusable = "no trace, first line \(firstLine)" }
    } else {
      unusable = "empty"
    }
    for index in sessions.indices { sessions[index].judge() }
  }

  private mutating func begin(_ name: String?) {
    sessions.append(ReferenceSession(name: name ?? "session \(sessions.count + 1)"))
  }

  /// The lines that are not blank, with their line numbers.
  private static func lines(_ bytes: [UInt8]) -> [(number: Int, line: ReferenceLine)] {
    // NULs are allowed only at the very end of the trace.
    var bytes = bytes
    while bytes.last == 0 { bytes.removeLast() }
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return parts.enumerated().compactMap { index, part in
      var part = Array(part)
      if part.last == UInt8(ascii: "\r") { part.removeLast() }
      if part.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { return nil }
      return (index + 1, ReferenceLine(part, isOpen: index == parts.count - 1))
    }
  }
}
