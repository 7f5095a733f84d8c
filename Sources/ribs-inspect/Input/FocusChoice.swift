import ArgumentParser
import RIBsAnalysis
import RIBsReport

/// Finds the part of a tree that a command shows.
struct FocusChoice {
  /// A deeper RIB's path would be no hint.
  private static let deepestHint = 100

  private let session: SessionReport

  init(_ session: SessionReport) {
    self.session = session
  }

  /// Says that no RIB is at the path at that moment, and suggests others.
  ///
  /// - Parameter hint: What to do if no path resembles this one.
  func complaint(_ focus: String, otherwise hint: String) -> ValidationError {
    let items = TreeOutline(session).items
    let hints = PathHints(names: items.map { $0.depth < Self.deepestHint ? $0.name : "" }) {
      index in
      var names: [String] = []
      var next: Int? = index
      while let item = next {
        names.append(items[item].name)
        next = items[item].parent
      }
      return names.reversed().joined(separator: "/")
    }
    return ValidationError(
      "There is no \(session.nodeWord.rawValue) at '\(focus)' at that moment. \(hints.question(focus) ?? hint)"
        .printable)
  }
}
