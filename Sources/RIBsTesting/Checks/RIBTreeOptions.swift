import RIBsAnalysis

/// How a test's RIBs are judged.
public struct RIBTreeOptions: Sendable {
  /// How bad a finding is.
  public enum Severity: Sendable, CaseIterable {
    /// Worth knowing.
    case info
    /// Probably wrong, or a habit that costs.
    case warning
    /// Wrong.
    case error
  }

  /// The lowest severity that fails the test. Warnings below it are recorded as warnings.
  public var failOn: Severity
  /// Patterns for the names of RIBs that their parents keep to attach them again, such as `"*Tab"`. They may live on off
  /// the tree, and are gone when the tree is.
  public var reusable: [String]
  /// Patterns for the names of RIBs that may stay alive for good, such as one that a singleton keeps.
  public var staying: [String]
  /// The rules that are not applied, such as `"duplicate-sibling"`. `ribs-inspect rules` lists them.
  public var ignoredRules: [String]
  /// How long a RIB may live after it left the tree, and after the tree was torn down. Only a test in which something
  /// is still alive or lost waits for so long.
  public var grace: Duration
  /// How long a workflow may make no progress before it counts as stalled.
  public var stall: Duration
  /// Whether the tree is torn down after the test, and nothing of it may be left.
  ///
  /// Until a test of Swift Testing has ended, its roots stay alive then, as an app's root does: what their subtree keeps
  /// would otherwise be gone with them and could not be seen. A test of a root's own deallocation says false. A test of
  /// XCTest keeps no root alive.
  public var tearsDown: Bool
  /// Draws the tree of a test that fails; nil to draw none. ``RIBTreePicture`` says where to find one.
  public var picture: RIBTreePicture?

  /// - Parameters:
  ///   - failOn: The lowest severity that fails the test; errors by default.
  ///   - reusable: Patterns for the names of RIBs that their parents keep to attach them again.
  ///   - staying: Patterns for the names of RIBs that may stay alive for good.
  ///   - ignoredRules: The rules that are not applied.
  ///   - grace: How long a RIB may live after it left the tree; 1 s by default.
  ///   - stall: How long a workflow may make no progress; 30 s by default.
  ///   - tearsDown: Whether the tree is torn down after the test, and nothing of it may be left; yes by default.
  ///   - picture: Draws the tree of a test that fails; no picture by default.
  public init(
    failOn: Severity = .error, reusable: [String] = [], staying: [String] = [],
    ignoredRules: [String] = [], grace: Duration = .seconds(1), stall: Duration = .seconds(30),
    tearsDown: Bool = true, picture: RIBTreePicture? = nil
  ) {
    self.failOn = failOn
    self.reusable = reusable
    self.staying = staying
    self.ignoredRules = ignoredRules
    self.grace = grace
    self.stall = stall
    self.tearsDown = tearsDown
    self.picture = picture
  }

  /// What is wrong with the options; nil if nothing is.
  var mistake: String? {
    guard let unknown = ignoredRules.first(where: { RuleCatalogue.page($0) == nil }) else {
      return nil
    }
    return
      "There is no rule '\(unknown)', so it cannot be ignored. `ribs-inspect rules` lists all rules."
  }
}

extension RIBTreeOptions.Severity {
  /// As the analysis says it.
  var inReports: Severity {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}

/// Draws a tree of RIBs, for the attachments of a test that fails. The product `RIBsTestingPictures` has one that draws
/// with Graphviz: `.checksRIBTree(picture: .graphviz)`.
public struct RIBTreePicture: Sendable {
  /// The file's extension, such as `svg`.
  package let fileExtension: String
  /// Draws the tree at the end of a session; nil if that is impossible.
  package let draw: @Sendable (SessionReport) -> [UInt8]?

  package init(fileExtension: String, draw: @escaping @Sendable (SessionReport) -> [UInt8]?) {
    self.fileExtension = fileExtension
    self.draw = draw
  }
}
