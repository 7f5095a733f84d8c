import RIBsAnalysis

/// The notes of one rule. They share a line because they ask for no change.
struct NoteGroup {
  /// At most this many RIBs are named.
  private static let most = 20

  let rule: String
  private(set) var causes: [Cause]

  /// Groups the notes among the causes by rule, in order of each rule's first note.
  static func all(_ causes: some Sequence<Cause>) -> [NoteGroup] {
    var groups: [NoteGroup] = []
    var indices: [String: Int] = [:]
    for cause in causes where cause.severity == .info {
      if let index = indices[cause.rule] {
        groups[index].causes.append(cause)
      } else {
        indices[cause.rule] = groups.count
        groups.append(NoteGroup(rule: cause.rule, causes: [cause]))
      }
    }
    return groups
  }

  /// How many notes on source each rule has, in a line.
  static func counted(_ groups: [NoteGroup]) -> String {
    let counts = groups.map { group in
      (rule: group.rule, count: group.causes.reduce(0) { $0 + $1.count })
    }
    let all = counts.reduce(0) { $0 + $1.count }
    let rules = counts.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
    return
      "\(all == 1 ? "1 note" : "\(all) notes"): \(rules); `--all` lists \(all == 1 ? "it" : "them")"
  }

  /// One note in full, or the RIBs of several notes.
  var words: String {
    guard causes.count > 1 else {
      return causes.first.map { $0.shown.message + Self.times($0) } ?? ""
    }
    let more = causes.count - Self.most
    return subjects.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The names of the RIBs, or their paths if two RIBs share a name.
  private var subjects: [String] {
    let shown = causes.prefix(Self.most)
    let counts = shown.reduce(into: [:]) { $0[Self.name($1), default: 0] += 1 }
    return shown.map { cause in
      let name = Self.name(cause)
      return (counts[name] == 1 ? name : cause.path) + Self.times(cause)
    }
  }

  private static func name(_ cause: Cause) -> String {
    // In source, the lines of an edge are the parent's.
    cause.isInSource ? cause.path : cause.shown.rib ?? cause.path
  }

  /// How often it happened; for a hazard in source, where it stands, because nothing else tells.
  private static func times(_ cause: Cause) -> String {
    guard cause.isInSource else {
      return cause.count == 1 ? "" : " (\(CauseText.times(cause.count)))"
    }
    let place = cause.shown.at.flatMap(SourcePlace.init).map { "\($0.fileName):\($0.line)" }
    let words = [place, cause.count == 1 ? nil : cause.timesOrPlaces].compactMap { $0 }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }
}
