import RIBsAnalysis
import RIBsReport

/// Finds the RIBs that a command is about.
struct RIBChoice {
  private static let mostHints = 5

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
        ? "It has no RIB." : "The nearest numbers are \(near.joined(separator: " and "))."
      return "Session '\(session.name)' has no RIB with number \(id). \(hint)"
    case .path(let path):
      let near = hints(path).map { "'\($0)'" }
      let hint =
        near.isEmpty ? "It has \(known)." : "Did you mean \(near.joined(separator: " or "))?"
      return "Session '\(session.name)' has no RIB at '\(path)'. \(hint)"
    }
  }

  private var known: String {
    let paths = session.paths.indices.prefix(Self.mostHints).map {
      "'\(session.paths.text(of: $0, last: 20))'"
    }
    let more = session.paths.indices.count - paths.count
    return paths.isEmpty
      ? "none" : paths.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// Paths that end in the same name or, if there are none, in a similar name.
  private func hints(_ path: String) -> [String] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let indices = session.paths.indices
    let names = Set(indices.map { session.paths.name(of: $0) })
    guard let meant = names.contains(name) ? name : name.nearest(among: names) else { return [] }
    let places = indices.filter { session.paths.name(of: $0) == meant }
    return places.prefix(Self.mostHints).map { session.paths.text(of: $0, last: 20) }
  }
}
