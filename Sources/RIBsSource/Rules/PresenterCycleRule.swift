import RIBsAnalysis

/// `presenter-cycle`
enum PresenterCycleRule: SourceRule {
  static let page = RulePage.presenterCycle

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for rib in source.ribs.ribs {
      judgeListeners(of: rib, source, &reporter)
      judgeClosures(of: rib, source, &reporter)
    }
  }

  private static func judgeListeners(
    of rib: RIB, _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let listeners = source.ribs.viewListeners(of: rib)
    guard !listeners.isEmpty, let interactor = rib.interactor else { return }
    let closures = PresenterClosures(rib, source)
    for view in source.ribs.presenters(of: rib) {
      for property in source.strongProperties(of: view, typed: listeners.union([interactor])) {
        let name = property.item.name
        if closures?.ends(name) ?? false || isSetToOthers(name, of: view, than: interactor, source)
        {
          continue
        }
        reporter.report(
          at: property.place(property.item.line), path: source.name(rib),
          message:
            "\(source.app.types[view].name) holds the interactor of \(source.name(rib)) strongly, and the interactor holds it: neither is ever freed.",
          more: [property.item.name])
      }
    }
  }

  /// Whether all that a property is given is something else than the interactor, such as an object that passes calls on.
  private static func isSetToOthers(
    _ name: String, of view: Int, than interactor: Int, _ source: SourceFacts
  ) -> Bool {
    let values = source.detaching.writes.values(of: name, of: view)?.filter { !$0.value.isNothing }
    guard let values, !values.isEmpty else { return false }
    return values.allSatisfy { given in
      guard let typed = given.types.type(of: given.value) else { return false }
      let classes = source.app.classes(typed.type, in: typed.file, inside: given.types.owner)
      return !classes.isEmpty && !classes.contains(interactor)
    }
  }

  private static func judgeClosures(
    of rib: RIB, _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    guard let closures = PresenterClosures(rib, source) else { return }
    let name = source.app.types[closures.interactor].name
    for closure in closures.all {
      let unless = closure.end.map { ", unless \($0) is called" } ?? ""
      let guess =
        closure.hold == .yes
        ? "" : " This is a guess: the variable that stands for self may be weak or unowned."
      let isNote = closure.end != nil || closure.hold != .yes || !closure.isKeptByAll
      reporter.report(
        at: closure.place, path: source.name(rib), severity: isNote ? .info : nil,
        message:
          "\(name) gives its presenter a closure that captures self strongly, the presenter keeps it in \(closure.property), and \(name) holds the presenter: neither is freed\(unless).\(guess)",
        fix: "Capture self weakly, `[weak self]`.", more: [closure.property])
    }
  }
}
