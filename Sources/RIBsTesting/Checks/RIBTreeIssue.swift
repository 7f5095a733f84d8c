import Testing

/// What a check finds wrong. Swift Testing records it as an issue's error, so that a known issue can be told from others:
///
///     await withKnownIssue("The cart is overwritten (#12)") {
///       await withRIBTreeChecks { … }
///     } matching: { issue in
///       (issue.error as? RIBTreeIssue)?.rule == "lost-child"
///     }
public struct RIBTreeIssue: Error, CustomStringConvertible, CustomTestStringConvertible {
  /// The rule's id, such as `lost-child`.
  public let rule: String
  /// The names from the root down to the RIB, such as `Shop/Cart`.
  public let path: String
  /// What happened, in a sentence or two.
  public let message: String
  /// The rule, the RIB, other places, and what to do about it.
  let details: String
  /// Whether it does not fail the test.
  let isWarning: Bool

  /// What happened.
  public var description: String { message }
  /// What happened.
  public var testDescription: String { message }
}

/// An issue, and where its call is.
struct TreeFailure {
  struct Place {
    /// `Module/File.swift`
    let fileID: String
    /// The file's path; its ID if the file was not found.
    let path: String
    let line: Int
  }

  let issue: RIBTreeIssue
  /// Nil if no call site is known.
  let place: Place?
}
