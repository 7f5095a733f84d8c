import RIBsAnalysis

/// Each cause once, the worst first, then the notes.
struct CauseText {
  private let causes: ArraySlice<Cause>
  /// How many more causes the report leaves out.
  private let more: Int
  /// Whether there are several traces, so that each cause must name its own.
  private let areOfSeveral: Bool
  private let style: TextStyle
  /// Whether the notes on source are listed, and not only counted.
  private var listsNotes = true

  init(_ report: CheckReport, style: TextStyle) {
    self.init(
      report.reported, more: report.unreported, areOfSeveral: report.inputs.count > 1, style: style)
    listsNotes = report.source == nil || report.most > CheckReport.usualMost
  }

  init(_ causes: ArraySlice<Cause>, more: Int = 0, areOfSeveral: Bool, style: TextStyle) {
    self.causes = causes
    self.more = more
    self.areOfSeveral = areOfSeveral
    self.style = style
  }

  var lines: [String] {
    var told: Set<String> = []
    let paragraphs = causes.filter { $0.severity > .info }.flatMap { cause in
      // Source can have many hazards of one rule.
      let isNew = told.insert("\(cause.rule): \(cause.shown.fix)").inserted
      return paragraph(cause, fix: isNew || !cause.isInSource ? nil : "as above")
    }
    return paragraphs + notes + rest
  }

  private var rest: [String] {
    more == 0 ? [] : ["", style.dim("… \(CheckReport.rest(more))")]
  }

  /// - Parameter fix: What to do about it; as the finding says by default.
  func paragraph(_ cause: Cause, fix: String? = nil) -> [String] {
    let finding = cause.shown
    let times = cause.timesOrPlaces
    let title = "\(finding.severity.rawValue)  \(finding.rule)"
    let gap = String(repeating: " ", count: max(2, style.width - title.count - times.count))
    var lines = [
      "",
      style.severity(finding.severity, finding.severity.rawValue) + "  "
        + style.bold(finding.rule)
        + (times.isEmpty ? "" : gap + style.dim(times)),
    ]
    func add(_ label: String, _ text: String) {
      lines += style.lines(text, label: "  \(label)", indent: 9)
    }
    lines += style.lines(finding.message, indent: 2)
    if let at = finding.at { add("where", cause.location(of: at)) }
    if cause.namesRIB { add(cause.nodeWord.rawValue, finding.path) }
    if let victims = cause.victimWords { add("with", victims) }
    if let heldBy = cause.heldBy { add("held", heldBy) }
    if let found = cause.finding {
      addTrace(of: cause, found, add)
    } else {
      if let also = Self.also(cause) { add("also", also) }
      if let outcome = cause.outcome { add("trace", outcome.words) }
    }
    for related in finding.related {
      let site = finding.site(of: related).map(cause.location)
      add("see", "\(site ?? "line \(related.line)"): \(related.note)")
    }
    add("fix", fix ?? finding.fix)
    return lines
  }

  /// - Parameter at: The call that is shown beside the cause's sentence.
  func details(of cause: Cause, at: String?) -> [String] {
    let finding = cause.shown
    var lines = ["\(finding.severity.rawValue)  \(finding.rule)"]
    if cause.count > 1 { lines[0] += "  \(Self.times(cause.count))" }
    func add(_ label: String, _ text: String) {
      lines += style.lines(text, label: "  \(label)", indent: 9)
    }
    if cause.namesRIB { add(cause.nodeWord.rawValue, finding.path) }
    if let victims = cause.victimWords { add("with", victims) }
    if let heldBy = cause.heldBy { add("held", heldBy) }
    var told = Set([at].compactMap { $0 })
    for related in finding.related {
      guard let site = related.at, !finding.message.contains(site), told.insert(site).inserted
      else { continue }
      add("see", "\(site): \(related.note)")
    }
    add("fix", finding.fix)
    return lines
  }

  /// Names the trace and the line at which the cause was found.
  private func addTrace(
    of cause: Cause, _ finding: Finding, _ add: (_ label: String, _ text: String) -> Void
  ) {
    let trace = areOfSeveral ? cause.source : "the trace"
    // A session without a header already has a name such as `session 1`.
    let session = finding.session.hasPrefix("session ") ? "" : "session "
    add("line", "\(finding.line) of \(trace), \(session)\(finding.session)")
    if cause.occurrences.count > 1 { add("in", Self.list(cause.occurrences)) }
  }

  private var notes: [String] {
    let notes = NoteGroup.all(causes)
    guard !notes.isEmpty else { return [] }
    guard listsNotes else { return ["", style.dim(NoteGroup.counted(notes))] }
    if causes.first?.isInSource == true { return notes.flatMap(places) }
    return [""]
      + notes.flatMap { note in
        let text = style.lines("\(note.rule): \(note.words)", indent: 2)
        let first = (text.first ?? "").dropFirst(2 + note.rule.count)
        return [style.severity(.info, note.rule) + first] + text.dropFirst()
      }
  }

  /// The notes of a rule about source, with a line for each place.
  private func places(_ note: NoteGroup) -> [String] {
    let places = note.causes.flatMap { cause in
      cause.places.map { (at: cause.location(of: $0.place.description), message: $0.message) }
    }
    return ["", style.severity(.info, "note") + "  " + style.bold(note.rule)]
      + places.flatMap { place in
        [place.at.printable] + style.lines(place.message, indent: 4)
      }
  }

  static func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count) times"
  }

  /// At most this many traces, and as many further places, are named.
  private static let most = 5

  /// The further places of a hazard in source, cut to the first few; nil if it has one place.
  static func also(_ cause: Cause) -> String? {
    let places = cause.places.dropFirst().map { cause.location(of: $0.place.description) }
    guard !places.isEmpty else { return nil }
    let more = places.count - most
    return places.prefix(most).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The traces in which the cause happened, cut to the first few.
  private static func list(_ occurrences: [Cause.Occurrences]) -> String {
    let named = occurrences.prefix(most).map { "\($0.source) \(times($0.count))" }
    let more = occurrences.count - most
    return named.joined(separator: ", ") + (more > 0 ? " and \(more) more traces" : "")
  }
}

extension Reportable {
  /// The call site of a related event, or a related line of the source. Nil if an event has the finding's own call
  /// site, because the trace's line then tells them apart.
  func site(of related: RelatedLine) -> String? {
    related.at == at && related.seq != nil ? nil : related.at
  }
}

extension Severity {
  /// The severity in a report's words.
  var word: String { self == .info ? "note" : rawValue }
}

extension Cause {
  /// Whether its findings are about one RIB or edge, which the path names.
  var namesRIB: Bool { finding.map { $0.id != nil } ?? (shown.rib != nil) }

  /// How often it happened; for a hazard in source, at how many places it stands, if they are several.
  var timesOrPlaces: String {
    guard isInSource else { return CauseText.times(count) }
    return count == 1 ? "" : "\(count) places"
  }
}

extension CheckReport {
  /// How many causes the report leaves out, and how to see them.
  static func rest(_ count: Int, _ noun: String = "cause") -> String {
    "\(count) more \(noun)\(count == 1 ? "" : "s"); `--all` shows \(count == 1 ? "it" : "them")"
  }
}
