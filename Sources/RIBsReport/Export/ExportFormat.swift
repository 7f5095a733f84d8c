import RIBsAnalysis

/// The formats of other tools in which a session is written.
package enum ExportFormat: String, Sendable, CaseIterable {
  /// A trace of Perfetto.
  case perfetto
  /// Lines of OpenTelemetry's protocol, as JSON.
  case otlp

  /// Writes a session.
  ///
  /// - Parameters:
  ///   - session: A session whose analysis kept its history and its header.
  ///   - output: Receives the next bytes.
  /// - Returns: What has no room, in a sentence; nil if everything has.
  package func write(
    _ session: SessionReport, to output: ([UInt8]) throws -> Void
  ) rethrows -> String? {
    switch self {
    case .perfetto:
      let trace = PerfettoTrace(session)
      try trace.write(to: output)
      return trace.leftOut
    case .otlp:
      let trace = OTLPTrace(session)
      try trace.write(to: output)
      return trace.leftOut
    }
  }
}

extension Lifetimes {
  /// What an export has no room for, in a sentence; nil if it has everything.
  ///
  /// - Parameter findings: How many findings have no room; 0 or less if all have.
  func leftOut(findings: Int) -> String? {
    let parts = [
      leftOut > 0 ? "what is attached after event \(last)" : nil,
      findings > 0 ? counted(findings, "finding") : nil,
    ].compactMap(\.self)
    return parts.isEmpty
      ? nil : "The session is too large. Left out: \(parts.joined(separator: ", "))."
  }
}
