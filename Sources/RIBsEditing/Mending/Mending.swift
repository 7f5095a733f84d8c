import RIBsAnalysis
import SwiftSyntax

/// The hazards of an app that can be mended, and the patch that does it.
///
/// The analysis has the last word: after each change it reads the app again. A change stays only if its hazard is gone,
/// no other hazard has come or has become worse, and the tree of RIBs is the same.
package struct Mending {
  /// What reads the app again.
  package struct App {
    /// A file, by the path that places name; nil if it cannot be read as UTF-8.
    let text: (_ path: String) -> String?
    /// The report on the app with the text of some files replaced.
    let report: (_ edited: [String: String]) throws -> SourceReport
    /// The hazards in a report that are to be mended.
    let chosen: (SourceReport) -> [Hazard]

    package init(
      text: @escaping (_ path: String) -> String?,
      report: @escaping (_ edited: [String: String]) throws -> SourceReport,
      chosen: @escaping (SourceReport) -> [Hazard]
    ) {
      self.text = text
      self.report = report
      self.chosen = chosen
    }
  }

  /// What is mended, in the order of the source. Some hazards come up only after others are mended: their lines are
  /// those of the text at that time.
  package private(set) var mended: [Hazard] = []
  /// The report on the app after the patch.
  package private(set) var report: SourceReport
  private let app: App
  private var texts: [String: String] = [:]
  private var files: [String: EditedFile] = [:]

  /// How often the app was read again.
  private var readings = 0

  /// One edit can make another possible, but not more often than this in any app tried.
  private static let mostRounds = 10
  /// Reading a large app takes seconds. Edits that would need more readings are not made.
  private static let mostReadings = 100

  /// Mends what can be mended.
  ///
  /// - Parameter report: The report on the app as it is.
  /// - Throws: What `App.report` throws.
  package init(_ report: SourceReport, of app: App) throws {
    (self.report, self.app) = (report, app)
    for _ in 0..<Self.mostRounds where try mendAll() == 0 { break }
  }

  /// The same report, in which each hazard that can be mended has the text that mends it.
  ///
  /// - Throws: What `App.report` throws.
  package static func suggestions(for report: SourceReport, of app: App) throws -> SourceReport {
    var mending = Mending(unmended: report, app)
    let candidates = mending.candidates()
    let taken = try mending.tried(candidates[...], besides: []).taken
    var report = report
    for index in report.hazards.indices {
      guard let candidate = taken.first(where: { $0.hazard == report.hazards[index] }),
        let file = mending.files[candidate.file]
      else { continue }
      report.hazards[index].replacements = candidate.edits.map(file.replacement)
    }
    return report
  }

  /// Whether there are edits to try, which takes no reading of the app.
  package static func mayHelp(_ report: SourceReport, of app: App) -> Bool {
    var mending = Mending(unmended: report, app)
    return !mending.candidates().isEmpty
  }

  private init(unmended report: SourceReport, _ app: App) {
    (self.report, self.app) = (report, app)
  }

  /// Whether some edits were not tried, because that would have taken too long.
  package var isPartial: Bool { readings == Self.mostReadings }

  /// What changes.
  ///
  /// - Parameter name: Names a file in the patch, given its path as places name it.
  package func patch(naming name: (_ path: String) -> String) -> Patch {
    Patch(
      texts.map { path, text in
        Patch.File(path: name(path), before: app.text(path), after: text)
      })
  }

  // MARK: Rounds

  /// A hazard and the edits that may mend it.
  fileprivate struct Candidate {
    let hazard: Hazard
    let file: String
    let edits: [TextEdit]
  }

  /// - Returns: How many hazards were mended.
  private mutating func mendAll() throws -> Int {
    let candidates = candidates()
    let (taken, report) = try tried(candidates[...], besides: [])
    guard let report else { return 0 }
    texts = edited(by: taken)
    files = [:]
    mended += taken.map(\.hazard)
    self.report = report
    return taken.count
  }

  private mutating func candidates() -> [Candidate] {
    // The team's policy can change a severity, which is the same hazard still.
    let chosen = Set(app.chosen(report).map(Identity.init))
    return report.hazards.compactMap { hazard in
      guard hazard.mend != nil, chosen.contains(Identity(hazard)),
        let file = file(hazard.place.file),
        let edits = MendWriter(file: file).edits(for: hazard)
      else { return nil }
      return Candidate(hazard: hazard, file: file.path, edits: edits)
    }
  }

  /// A file as it is now; nil if it cannot be read or does not parse.
  private mutating func file(_ path: String) -> EditedFile? {
    if let known = files[path] { return known }
    guard let text = texts[path] ?? app.text(path) else { return nil }
    let file = EditedFile(path: path, text: text)
    guard file.parses else { return nil }
    files[path] = file
    return file
  }

  /// Tries candidates together, and where that makes anything worse, each half of them.
  ///
  /// - Parameter taken: The candidates that are certain already.
  /// - Returns: These and the new ones that are certain, and the report on the app with them; nil if there are no new
  ///   ones.
  private mutating func tried(
    _ candidates: ArraySlice<Candidate>, besides taken: [Candidate]
  ) throws -> (taken: [Candidate], report: SourceReport?) {
    var (all, added) = (taken, 0)
    for candidate in candidates where !all.contains(where: { $0.conflicts(with: candidate) }) {
      all.append(candidate)
      added += 1
    }
    guard added > 0, readings < Self.mostReadings else { return (taken, nil) }
    readings += 1
    let report = try app.report(edited(by: all))
    if isBetter(report, without: all.map(\.hazard)) { return (all, report) }
    guard candidates.count > 1 else { return (taken, nil) }
    let middle = (candidates.startIndex + candidates.endIndex) / 2
    let first = try tried(candidates[..<middle], besides: taken)
    let second = try tried(candidates[middle...], besides: first.taken)
    return (second.taken, second.report ?? first.report)
  }

  private func edited(by candidates: [Candidate]) -> [String: String] {
    var edited = texts
    for (path, candidates) in Dictionary(grouping: candidates, by: \.file) {
      guard var file = files[path] else { continue }
      // Two hazards can need the same edit.
      for edit in Set(candidates.flatMap(\.edits)) { file.replace(edit.range, by: edit.text) }
      edited[path] = file.text
    }
    return edited
  }

  /// Whether some hazards are gone, and nothing else is worse.
  private func isBetter(_ after: SourceReport, without mended: [Hazard]) -> Bool {
    let (old, new) = (Worst(report.hazards), Worst(after.hazards))
    let expected = old.counts.merging(Worst(mended).counts, uniquingKeysWith: -)
    return new.counts.allSatisfy { $0.value <= expected[$0.key] ?? 0 }
      && after.remarks.count <= report.remarks.count
      && after.commentRemarks.count <= report.commentRemarks.count
      && after.tree.shape() == report.tree.shape()
  }
}

extension Mending.Candidate {
  /// Whether both cannot be made. The same edit is made once.
  fileprivate func conflicts(with other: Self) -> Bool {
    file == other.file
      && edits.contains { edit in other.edits.contains { $0 != edit && $0.conflicts(with: edit) } }
  }
}

/// Tells the hazards of a report apart.
private struct Identity: Hashable {
  let place: SourcePlace
  let rule: String
  let fingerprint: String

  init(_ hazard: Hazard) {
    (place, rule, fingerprint) = (hazard.place, hazard.rule, hazard.fingerprint)
  }
}

/// How many hazards there are of each cause with at least a severity.
private struct Worst {
  struct Key: Hashable {
    let fingerprint: String
    let severity: Severity
  }

  private(set) var counts: [Key: Int] = [:]

  init(_ hazards: [Hazard]) {
    for hazard in hazards where hazard.exemption == nil {
      for severity in Severity.allCases where severity <= hazard.severity {
        counts[Key(fingerprint: hazard.fingerprint, severity: severity), default: 0] += 1
      }
    }
  }
}
