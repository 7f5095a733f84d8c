import RIBsAnalysis
import Testing

/// The reports on the sessions of a trace.
func sessions(
  _ bytes: some Collection<UInt8>, options: AnalysisOptions = AnalysisOptions()
) throws -> [SessionReport] {
  var analyzer = TraceAnalyzer(options: options)
  analyzer.feed(bytes)
  return try analyzer.finish()
}

/// The report on the only session of a script.
func session(
  _ script: String, options: AnalysisOptions = AnalysisOptions()
) throws -> SessionReport {
  let all = try sessions(TraceScript(script).trace(), options: options)
  try #require(all.count == 1)
  return try #require(all.first)
}

/// The findings in the only session of a script.
func findings(
  _ script: String, options: AnalysisOptions = AnalysisOptions()
) throws -> [Finding] {
  Array(try session(script, options: options).findings)
}

/// The findings as `rule RIB`, in report order.
func words(_ script: String, options: AnalysisOptions = AnalysisOptions()) throws -> [String] {
  try findings(script, options: options).map(\.words)
}

extension Finding {
  /// `rule RIB`.
  var words: String { rib.map { "\(rule) \($0)" } ?? rule }
}
