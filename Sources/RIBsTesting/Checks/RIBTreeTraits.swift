import RIBsAnalysis
import Testing

/// An issue that a check of RIBs is known to find in a test:
///
///     @Test(.checksRIBTree, .knownRIBIssue("lost-child", in: "Shop/Cart", "#12"))
///
/// It is recorded as a known issue. A test in which it does not occur fails, unless the trait is that of a suite or the
/// issue is intermittent.
public struct KnownRIBIssue: TestTrait, SuiteTrait {
  let rule: String
  let path: Glob
  let comment: Comment?
  private let isSometimesAbsent: Bool
  private let scope = TraitScope()

  init(rule: String, path: String, comment: Comment?, isIntermittent: Bool) {
    (self.rule, self.path, self.comment) = (rule, Glob(path), comment)
    isSometimesAbsent = isIntermittent
  }

  /// Each test of a suite may have the issue.
  public var isRecursive: Bool { true }

  /// Notes whether the trait is that of a suite, in which not every test has the issue.
  public func prepare(for test: Test) async throws { scope.note(test) }

  var isIntermittent: Bool { isSometimesAbsent || scope.isSuite }

  func matches(_ issue: RIBTreeIssue) -> Bool {
    issue.rule == rule && path.matches(issue.path)
  }

  /// What is wrong with the trait; nil if nothing is.
  var mistake: String? {
    guard RuleCatalogue.page(rule) == nil else { return nil }
    return "There is no rule '\(rule)'. `ribs-inspect rules` lists all rules."
  }
}

/// Changes how the RIBs of a test are judged, whatever ``RIBTreeChecks`` its suite has.
public struct RIBTreeAllowance: TestTrait, SuiteTrait {
  var ignoredRules: [String] = []
  var staying: [String] = []

  /// The tests of a suite are judged so, each for itself.
  public var isRecursive: Bool { true }
}

extension Trait where Self == KnownRIBIssue {
  /// Expects an issue that a check of RIBs finds.
  ///
  /// - Parameters:
  ///   - rule: The rule's id, such as `lost-child`.
  ///   - path: A pattern for the names from the root down to the RIB, such as `Shop/Cart` or `**/Cart`.
  ///   - comment: Why it is known.
  ///   - isIntermittent: Whether the issue does not always occur.
  public static func knownRIBIssue(
    _ rule: String, in path: String = "**", _ comment: Comment? = nil, isIntermittent: Bool = false
  ) -> Self {
    KnownRIBIssue(rule: rule, path: path, comment: comment, isIntermittent: isIntermittent)
  }
}

extension Trait where Self == RIBTreeAllowance {
  /// Leaves rules out of the check: `.ignoresRIBRules("duplicate-sibling")`.
  ///
  /// - Parameter rules: The ids of the rules. `ribs-inspect rules` lists them.
  public static func ignoresRIBRules(_ rules: String...) -> Self {
    RIBTreeAllowance(ignoredRules: rules)
  }

  /// Lets RIBs stay alive for good, such as one that a singleton keeps: `.keepsRIBs("*Tab")`.
  ///
  /// - Parameter names: Patterns for the names of the RIBs.
  public static func keepsRIBs(_ names: String...) -> Self {
    RIBTreeAllowance(staying: names)
  }
}
