/// What a caller wants to see of each session besides its findings.
package struct AnalysisScope: Sendable {
  /// When to look at the tree.
  package var moment: Moment
  /// The RIBs whose lives to record.
  package var subject: RIBSubject?
  /// The most events to keep of each RIB's life.
  package var mostEvents = 1000
  /// Whether to keep every position at which a RIB ever stood.
  package var keepsPositions: Bool
  /// Whether to keep the tree.
  package var keepsTree: Bool
  /// Whether to record how users moved in flows.
  package var keepsFlows: Bool

  /// Whether to record which calls attached and detached RIBs. Every session keeps them.
  package var keepsCalls = false

  /// Whether to record the session event by event, with every position at which a RIB ever stood.
  package var keepsHistory = false

  /// Whether to keep each session's whole header, and not only the app's name.
  package var keepsHeaders = false

  /// How many sessions keep more than their findings, counted from the first. The last one always does.
  package var mostSessions = 1000
  /// The session that the caller asked for, by its name or number. It keeps everything too.
  package var session: String?

  /// - Parameters:
  ///   - moment: When to look at the tree.
  ///   - subject: The RIBs whose lives to record.
  ///   - keepsPositions: Whether to keep every position at which a RIB ever stood.
  ///   - keepsTree: Whether to keep the tree.
  ///   - keepsFlows: Whether to record how users moved in flows.
  package init(
    moment: Moment = .end, subject: RIBSubject? = nil, keepsPositions: Bool = false,
    keepsTree: Bool = true, keepsFlows: Bool = true
  ) {
    self.moment = moment
    self.subject = subject
    self.keepsPositions = keepsPositions
    self.keepsTree = keepsTree
    self.keepsFlows = keepsFlows
  }
}
