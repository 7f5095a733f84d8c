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
    for view in source.ribs.presenters(of: rib) {
      for property in source.strongProperties(of: view, typed: listeners.union([interactor])) {
        reporter.report(
          at: property.place(property.item.line), path: source.name(rib),
          message:
            "\(source.app.types[view].name) holds the interactor of \(source.name(rib)) strongly, and the interactor holds it: neither is ever freed.",
          more: [property.item.name])
      }
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
