import RIBsAnalysis

// A view that is presented while the same window presents another one already.
extension AttachedNotShownRule {
  /// Source: Apple's documentation of `present(_:animated:completion:)` and of `presentedViewController`: a view controller
  /// presents one other at a time, and what a view inside of it presents counts.
  static func judgeCovered(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let search = PresentedBelow(source)
    for attach in source.flow.attaches.sorted(by: { $0.place < $1.place })
    where attach.children.count == 1 && [.stream, .event].contains(attach.context.reach)
      && source.isReachable(attach.context.entry)
    {
      guard
        let show = source.shows(of: attach).first(where: {
          $0.kind == .present && $0.on == .own && !$0.isGuess
            && $0.context.isOfOneEvent(with: attach.context)
        }), let causes = EventCauses(of: attach.context, source),
        !search.dismisses(at: attach.context, but: attach.slot)
      else { continue }
      let (parent, child) = (attach.parent, attach.children[0])
      let others = search.sheets(of: parent).filter { sheet in
        sheet.rib != child && !source.detaches(sheet.rib, of: parent, in: attach.context)
          && !asks(for: sheet, on: attach.context, source)
      }
      let found = others.lazy.compactMap { sheet in
        search.cause(of: causes, attach.context, while: sheet).map { (sheet, $0) }
      }
      guard let (sheet, cause) = found.first else { continue }
      let (name, other) = (source.name(child), source.name(sheet.rib))
      reporter.report(
        at: show.place, path: source.path(parent, [child]),
        certainty: .joined([attach.certainty, sheet.attach.certainty]),
        message:
          "\(source.name(parent)) presents \(name) whatever is on the screen. If \(source.name(sheet.presenter)) is presenting \(other) then, UIKit refuses: \(name) is attached and nobody sees it.",
        fix: "Present on the topmost view controller, or dismiss what is presented first.",
        related: [
          (sheet.show.place, "\(source.name(sheet.presenter)) presents \(other) here"),
          (cause.place, cause.note),
        ],
        more: ["covered"])
    }
  }

  /// Whether a function on the way asks for the property that keeps the RIB whose view is presented.
  private static func asks(
    for sheet: PresentedBelow.Sheet, on context: EventContext, _ source: SourceFacts
  ) -> Bool {
    guard let slot = sheet.attach.slot else { return false }
    return source.functions(on: context).contains {
      SyntaxWalk.mentions(anyOf: [slot.name], in: $0.item.body ?? [])
    }
  }
}
