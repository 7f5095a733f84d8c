import RIBsAnalysis

// A child that reports its end while it is attached, and whose view is shown afterwards.
extension ViewWithoutRIBRule {
  static func judgeEarlyEnds(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let eager = source.eagerRIBs
    for (site, events) in source.sites {
      for event in events
      where !event.isLate && event.shownBy != nil && source.isReachable(event.context.entry) {
        guard event.children.count == 1, let child = event.children.first, let slot = event.slot,
          let call = eager.call(by: child, attachedBy: event),
          call.context.entry.reach <= .activation,
          let detach = source.detaches(of: child, by: site.parent).first(where: {
            $0.slot == slot && !$0.context.isLater && $0.context.entry.name == call.name
              && $0.context.entry.children.contains(child)
          }), let show = show(after: event, source),
          !asks(for: slot.name, after: event, source)
        else { continue }
        let (name, parent) = (source.name(child), source.name(site.parent))
        // What the child asks may be out of the question where the parent attaches it.
        let isSure = eager.isMadeAlways(call)
        reporter.report(
          at: show, path: source.path(site.parent, [child]), severity: isSure ? nil : .info,
          certainty: .joined([event.certainty, call.certainty, detach.certainty]),
          message:
            "\(name) \(isSure ? "calls" : "may call") \(call.name) of its listener while \(parent) attaches it, and \(parent) detaches it in that call. Then \(parent) shows its view all the same: it stays on the screen and no longer responds.",
          fix: "Show the view only if \(slot.name) still holds the child.",
          related: [
            (call.place, "\(name) calls its listener here"),
            (detach.place, "\(parent) detaches \(name) here"),
          ],
          more: ["early"])
        break
      }
    }
  }

  /// Where the function that attaches a child shows its view afterwards.
  private static func show(after event: AttachEvent, _ source: SourceFacts) -> SourcePlace? {
    var lines: [Int] = []
    for function in source.functions(on: event.context) where function.file == event.place.file {
      SyntaxWalk.expressions(in: function.item.body ?? [], entersClosures: false) { expression in
        guard case .call(let call) = expression, call.name == event.shownBy else { return }
        if call.line > event.place.line { lines.append(call.line) }
      }
    }
    return lines.min().map { SourcePlace(file: event.place.file, line: $0) }
  }

  /// Whether the function that attaches asks for what a property holds after the attach.
  private static func asks(
    for property: String, after event: AttachEvent, _ source: SourceFacts
  ) -> Bool {
    source.functions(on: event.context).contains { function in
      var isAsked = false
      for statement in function.item.body ?? [] {
        let conditions: [Condition]
        let line: Int
        switch statement {
        case .guard(let list, _, let start), .if(let list, _, _, let start):
          (conditions, line) = (list, start)
        default: continue
        }
        let asked = [Statement.guard(conditions, otherwise: [], line: line)]
        if line > event.place.line, SyntaxWalk.mentions(anyOf: [property, "isActive"], in: asked) {
          isAsked = true
        }
      }
      return isAsked
    }
  }
}
