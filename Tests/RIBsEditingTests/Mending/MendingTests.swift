import RIBsAnalysis
import RIBsEditing
import Testing

/// The analysis decides which edits stay. Here it is a closure that looks at the edited text.
@Suite("Mending")
struct MendingTests {
  private static let text = """
    final class HomeRouter {
      func one() {
        detachChild(a)
      }
      func two() {
        detachChild(b)
      }
    }

    """

  private func hazard(_ rule: String, line: Int, mend: Mend? = nil) -> Hazard {
    Hazard(
      rule, .warning, path: "Home", at: SourcePlace(file: "Home.swift", line: line), message: "",
      fix: "", more: ["\(rule) \(line)"], mend: mend)
  }

  private var found: [Hazard] {
    [
      hazard("not-cleared", line: 3, mend: .clear(property: "first", readers: [])),
      hazard("not-cleared", line: 6, mend: .clear(property: "second", readers: [])),
    ]
  }

  /// What is left to report once the edits are made, as far as they mend.
  private func mended(_ after: @escaping (_ text: String) -> SourceReport) throws -> Mending {
    try Mending(
      SourceReport(hazards: found),
      of: Mending.App(
        text: { _ in Self.text }, report: { after($0["Home.swift"] ?? Self.text) },
        chosen: \.hazards))
  }

  private func left(in text: String) -> [Hazard] {
    (text.contains("first = nil") ? [] : [found[0]])
      + (text.contains("second = nil") ? [] : [found[1]])
  }

  private func lines(_ mending: Mending) -> [Int] { mending.mended.map(\.place.line) }

  @Test func `keeps edits whose hazards are gone`() throws {
    let mending = try mended { SourceReport(hazards: left(in: $0)) }
    #expect(lines(mending) == [3, 6])
    #expect(mending.report.hazards == [])
  }

  @Test func `drops an edit whose hazard stays, and keeps the other`() throws {
    let mending = try mended { text in
      SourceReport(hazards: left(in: text).filter { $0.place.line == 6 } + [found[0]])
    }
    #expect(lines(mending) == [6])
    #expect(mending.patch { $0 }.files.first?.after?.contains("first") == false)
  }

  @Test func `drops an edit that brings a hazard, a remark or another tree`() throws {
    let worse: [(SourceReport) -> SourceReport] = [
      { report in
        var report = report
        report.hazards.append(hazard("unguarded-attach", line: 6))
        return report
      },
      { report in
        var report = report
        report.remarks.append(Remark(file: "Home.swift", line: 6, message: ""))
        return report
      },
      { report in
        var report = report
        report.tree.ribs.append(
          StaticRIB(
            name: "Home", module: "App", kind: .router,
            place: SourcePlace(file: "Home.swift", line: 1)))
        return report
      },
    ]
    for change in worse {
      let mending = try mended { text in
        let report = SourceReport(hazards: left(in: text))
        return text.contains("second = nil") ? change(report) : report
      }
      #expect(lines(mending) == [3])
    }
  }

  @Test func `makes an edit that another one allows, and ends`() throws {
    // The second hazard goes only where the first is gone already.
    let mending = try mended { text in
      let second = text.contains("first = nil") && text.contains("second = nil")
      return SourceReport(
        hazards: left(in: text).filter { $0.place.line == 3 } + (second ? [] : [found[1]]))
    }
    #expect(lines(mending) == [3, 6])
  }
}
