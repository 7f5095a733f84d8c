/// What an app's source shows, before the team's policy is applied.
public struct SourceReport: Sendable {
  /// The folders and files given. If there is one, the files of places are relative to it, or to its folder. If there
  /// are several, each place's file begins with the path given, as in `Features/Home/HomeRouter.swift`.
  public var paths: [String]
  /// How many Swift files were read.
  public var files: Int
  /// How many lines they have.
  public var lines: Int
  /// Which RIB can attach which.
  public var tree: StaticTree
  /// The hazards, sorted by file, line and rule.
  public var hazards: [Hazard]
  /// What was left out, such as files that do not parse, sorted by file and line.
  public var remarks: [Remark]
  /// Remarks on comments for ribs-inspect, such as one that gives no reason. Nothing was left out because of them.
  public var commentRemarks: [Remark]

  /// Where classes put something into their stored properties, by `Type.property`.
  package let writes: [String: [SourcePlace]]

  /// Which lines traces of the app reached; nil if the report is not joined with traces.
  package var coverage: AttachCoverage?

  package init(
    paths: [String] = [], files: Int = 0, lines: Int = 0, tree: StaticTree = StaticTree(),
    hazards: [Hazard] = [], remarks: [Remark] = [], commentRemarks: [Remark] = [],
    writes: [String: [SourcePlace]] = [:]
  ) {
    self.paths = paths
    self.files = files
    self.lines = lines
    self.tree = tree
    self.hazards = hazards
    self.remarks = remarks
    self.commentRemarks = commentRemarks
    self.writes = writes
  }
}
