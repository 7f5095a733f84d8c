import RIBsAnalysis
import RIBsReport

/// Finds the RIBs that a command is about.
struct RIBChoice {
  private static let mostHints = 5

  private var word: String { session.nodeWord.rawValue }

  private let session: SessionReport

  init(_ session: SessionReport) {
    self.session = session
  }

  /// Says that there is no such RIB, and suggests others.
  func complaint(_ subject: RIBSubject) -> String {
    switch subject {
    case .id(let id):
      let near = (session.lives?.neighbours ?? []).map { "\($0.id), \($0.rib)" }
      let hint =
        near.isEmpty
        ? "It has no \(word)." : "The nearest numbers are \(near.joined(separator: " and "))."
      return "Session '\(session.name)' has no \(word) with number \(id). \(hint)"
    case .path(let path):
      let paths = session.paths
      let known = Array(paths.indices)
      let hints = PathHints(names: known.map { paths.name(of: $0) }) {
        paths.text(of: known[$0], last: 20)
      }
      let hint = hints.question(path) ?? "It has \(first)."
      return "Session '\(session.name)' has no \(word) at '\(path)'. \(hint)"
    }
  }

  /// The first paths, and the number of the rest.
  private var first: String {
    let paths = session.paths.indices.prefix(Self.mostHints).map {
      "'\(session.paths.text(of: $0))'"
    }
    let more = session.paths.indices.count - paths.count
    return paths.isEmpty
      ? "none" : paths.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
