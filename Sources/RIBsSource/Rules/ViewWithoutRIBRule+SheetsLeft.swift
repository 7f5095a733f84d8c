import RIBsAnalysis

// A view that a RIB presents, and that stays when the RIB goes with an ancestor. Taking the ancestor's view out of its
// container dismisses nothing.
extension ViewWithoutRIBRule {
  /// Source: Apple's documentation of `present(_:animated:completion:)`: what presents is the nearest view controller that
  /// provides a context, which is most often the window's root.
  static func judgeSheetsLeft(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let search = PresentedBelow(source)
    for detach in source.flow.detaches.sorted(by: { $0.place < $1.place })
    where !detach.isGiven && source.isReachable(detach.context.entry) {
      guard let causes = EventCauses(of: detach.context, source),
        !search.tidiesUp(detach.parent), !search.dismisses(at: detach.context, but: detach.slot)
      else { continue }
      let attaches = attaches(undoneBy: detach, source)
      for child in Set(attaches.flatMap(\.children)).sorted()
      where attaches.contains(where: { $0.children.contains(child) && $0.shownBy != nil })
        || source.viewClasses(of: child).isEmpty
      {
        let sheets = search.sheets(below: child, of: detach.parent)
        let found = sheets.lazy.compactMap { sheet in
          search.cause(of: causes, detach.context, while: sheet).map { (sheet, $0) }
        }
        guard let (sheet, cause) = found.first, !search.isDismissedByTheWindow else { continue }
        let (name, parent) = (source.name(child), source.name(detach.parent))
        let (other, presenter) = (source.name(sheet.rib), source.name(sheet.presenter))
        reporter.report(
          at: detach.context.trail.last { $0.part == .router }?.place ?? detach.place,
          path: source.path(detach.parent, [child]),
          certainty: .joined([detach.certainty, sheet.attach.certainty]),
          message:
            "\(parent) detaches \(name) and dismisses nothing. If \(presenter) is presenting \(other) then, the view of \(other) stays on the screen and no longer responds.",
          fix: "Dismiss what is presented before you detach \(name).",
          related: [
            (sheet.show.place, "\(presenter) presents \(other) here"), (cause.place, cause.note),
          ],
          more: ["sheet"])
      }
    }
  }
}
