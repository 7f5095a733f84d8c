import RIBsAnalysis
import RIBsTrace

extension TraceScript {
  /// What `ribs-inspect` finds in the trace, in report order:
  ///
  ///     let script = TraceScript(
  ///       """
  ///       root Root
  ///       open Root Profile @App/RootRouter.swift:9
  ///       detach Root Profile
  ///       detach Root Profile
  ///       """)
  ///     #expect(try script.findings().map(\.rule) == ["double-detach"])
  ///
  /// - Parameter options: How long things may take, and what is kept on purpose.
  /// - Throws: ``RIBsAnalysis/TraceScript/SyntaxError``, or ``RIBsAnalysis/TraceAnalyzer/Unusable`` if the trace has no
  ///   event.
  public func findings(options: AnalysisOptions = AnalysisOptions()) throws -> [Finding] {
    try sessions(options).flatMap { Array($0.findings) }
  }

  /// The tree at the end of the trace. Of several roots, one stands below the other.
  ///
  /// - Throws: ``RIBsAnalysis/TraceScript/SyntaxError``, or ``RIBsAnalysis/TraceAnalyzer/Unusable`` if the trace has no
  ///   event.
  public func tree() throws -> RIBTree {
    RIBTree(
      try sessions(AnalysisOptions()).flatMap(\.tree.nodes).map { node in
        RIBTree.Item(
          depth: node.depth, name: node.rib, isViewless: node.kind == .viewless,
          isInactive: !node.isActive)
      })
  }

  private func sessions(_ options: AnalysisOptions) throws -> [SessionReport] {
    var analyzer = TraceAnalyzer(options: options)
    analyzer.feed(try trace())
    return try analyzer.finish()
  }
}
