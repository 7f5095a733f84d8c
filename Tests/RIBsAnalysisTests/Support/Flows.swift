import RIBsAnalysis
import Testing

/// The flow of a script whose owner has this path.
func flow(_ owner: String = "Root", in script: String) throws -> Flow {
  try #require(session(script).flows.first { $0.owner == owner })
}

extension Flow {
  /// Moves with their counts, `A → B 2×`.
  var moves: [String] { transitions.map(words(for:)) }
  var overlaid: [String] { overlays.map(words(for:)) }
  var repeated: [String] { repeats.map(words(for:)) }
}
