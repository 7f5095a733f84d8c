extension RawLine {
  /// What the line is, read closely; nil where it is blank.
  func exact() -> TraceLine? {
    if isTooLong { return .tooLong }
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    let line = TraceLineParser().parse(Array(bytes))
    if isLast, case .malformed = line { return .tornTail }
    return line
  }
}
