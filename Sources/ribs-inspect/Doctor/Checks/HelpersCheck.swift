import RIBsAnalysis
import RIBsReport
import RIBsSource

/// Whether functions that attach for others hide who called them.
enum HelpersCheck: SetupCheck {
  static let id = "helpers"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    let sites = AttachSites(setup.traces).all
    let hiding = sites.filter { site in site.parents.count > 1 || isHelper(site, setup) }
    guard !hiding.isEmpty else {
      return sites.isEmpty ? [] : [fine("No function hides the lines that attach")]
    }
    let attaches = hiding.reduce(0) { $0 + $1.count }
    let title =
      hiding.count == 1
      ? "One line hides who made \(counted(attaches, "attach", "attaches"))."
      : "\(hiding.count) lines hide who made \(counted(attaches, "attach", "attaches"))."
    return [
      remark(
        title,
        because:
          "A function there attaches for others, so findings name its line and not the caller's.",
        at: hiding.map {
          "\($0.at) (\(counted($0.count, "attach", "attaches")) to \(counted($0.parents.count, "parent")))"
        },
        fix:
          "Give the function the parameters `fileID: StaticString = #fileID, line: UInt = #line`, and pass them on to `attachChild`."
      )
    ]
  }

  /// Whether the source shows a function on the site's line that attaches what it is given.
  private static func isHelper(_ site: AttachSites.Site, _ setup: ExaminedSetup) -> Bool {
    guard let app = setup.app, !app.helpers.isEmpty else { return false }
    let files = Set(app.filesByName.files(of: site.place))
    return app.helpers.contains {
      $0.place.line == site.place.line && files.contains($0.place.file)
    }
  }

  private static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
