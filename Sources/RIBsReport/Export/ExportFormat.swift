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
  /// - Returns: How many parts have no room.
  package func write(
    _ session: SessionReport, to output: ([UInt8]) throws -> Void
  ) rethrows -> Int {
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
