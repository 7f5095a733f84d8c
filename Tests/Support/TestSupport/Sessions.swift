import RIBsAnalysis

/// Sessions from a script.
package func sessions(
  _ script: String, options: AnalysisOptions = AnalysisOptions()
) throws -> [SessionReport] {
  var analyzer = TraceAnalyzer(options: options)
  analyzer.feed(try TraceScript(script).trace())
  return try analyzer.finish()
}

/// The trace that a script stands for.
package func script(_ text: String) throws -> [UInt8] { try TraceScript(text).trace() }
