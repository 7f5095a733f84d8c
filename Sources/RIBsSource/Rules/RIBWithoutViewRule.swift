import RIBsAnalysis

/// `rib-without-view`
enum RIBWithoutViewRule: SourceRule {
  static let page = RulePage.ribWithoutView

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    judgeFlows(source, &reporter)
    judgeRemovals(source, &reporter)
    judgeOwnRemovals(source, &reporter)
    judgeOtherWays(source, &reporter)
    judgeSweeps(source, &reporter)
    judgeBackPastBoth(source, &reporter)
    judgePoppedTogether(source, &reporter)
    judgePoppedOneByOne(source, &reporter)
    judgeBoundSheets(source, &reporter)
    let reports = LeaveReports(source)
    let listening = reports.listeningNavigations
    for (site, events) in source.sites {
      for way in [ViewLoss.Way.swipe, .sheet] {
        var losses: [(event: AttachEvent, loss: ViewLoss)] = []
        for event in events {
          let mayBeObserved =
            way == .swipe
            && (reports.isPushed(event, on: listening) && !source.isPushedOnItsParent(event)
              || reports.isObserved(event))
          if mayBeObserved { continue }
          for loss in source.losses(of: event)
          where loss.way == way && !reports.isHeard(loss, by: site.parent)
            && !reports.isNeverDetached(loss, of: site.parent)
          {
            losses.append((event, loss))
          }
        }
        guard let (event, loss) = losses.first(where: { $0.loss.guess == nil }) ?? losses.first
        else { continue }
        let isReachable = source.isReachable(event.context.entry)
        // Of several children that one call attaches, others may be detached.
        let lost = Set(
          losses.filter { ($0.loss.guess == nil) == (loss.guess == nil) }.map(\.loss.child)
        ).sorted()
        reporter.report(
          at: site.place, path: source.path(site.parent, lost),
          severity: isReachable && loss.guess == nil ? nil : .info,
          certainty: event.certainty,
          message: message(loss, of: lost, site.parent, source),
          fix: way == .sheet ? sheetFix : nil,
          related: way == .sheet ? unkeptDelegate(event, source) : [],
          more: way == .sheet ? ["sheet"] : [])
      }
    }
  }

  /// Where the entry that attaches gives the presentation a delegate that nothing keeps.
  private static func unkeptDelegate(
    _ event: AttachEvent, _ source: SourceFacts
  ) -> [(SourcePlace, String)] {
    guard let place = source.flow.screens[event.parent]?.unkeptDelegates[event.context.entry.place]
    else {
      return []
    }
    return [(place, "this delegate is weak, and nothing keeps what it is set to")]
  }

  private static func message(
    _ loss: ViewLoss, of children: [Int], _ parent: Int, _ source: SourceFacts
  ) -> String {
    let (child, parent) = (source.names(children), source.name(parent))
    let view = source.app.types[loss.view].name
    let isTold = LeaveReports(source).isTold(loss)
    let isReportedOtherwise = LeaveReports(source).isReportedOtherwise(loss)
    func why(_ end: String) -> String {
      if isReportedOtherwise {
        let asked = loss.way == .swipe ? "isBeingDismissed" : "isMovingFromParent"
        return "\(view) reports it only if \(asked), which is false when a view is \(end)"
      }
      return isTold
        ? "what \(view) calls when it goes detaches nothing"
        : "\(view) does not report that it was \(end)"
    }
    let text =
      switch loss.way {
      case .swipe:
        "\(child) is pushed, and nothing tells \(parent) when the user swipes back: \(why("popped")), and \(child) stays attached."
      case .sheet where loss.isPopover:
        "\(child) is presented as a popover, and nothing tells \(parent) when the user taps beside it: \(why("dismissed")), and \(child) stays attached."
      case .sheet:
        "\(child) is presented as a sheet, and nothing tells \(parent) when the user pulls it down: \(why("dismissed")), and \(child) stays attached."
      }
    switch loss.guess {
    case nil: return text
    case .bar(let place):
      return
        "\(text) This assumes that the navigation bar is visible: \(place) may hide it, and without a bar there is no back swipe."
    case .style:
      return "\(text) This assumes a sheet: the style in which it is presented is not known."
    case .superclass(let name):
      return "\(text) This is a guess: \(name), the superclass of \(view), is not in the sources."
    case .function:
      return "\(text) This assumes which of several functions shows it."
    }
  }

  static let sheetFix =
    "Report the dismissal to the listener, in presentationControllerDidDismiss or in viewDidDisappear, and let the parent detach the RIB. Or set isModalInPresentation."

  /// A flow without a view whose only screen is detached is still there, and shows nothing.
  private static func judgeFlows(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (position, rib) in source.ribs.ribs.enumerated()
    where rib.kind == .router && !rib.listeners.isEmpty {
      let attaches = source.flow.attaches.filter { $0.parent == position }
      // Of several slots, one may still have a child.
      guard let event = attaches.first, let slot = event.slot,
        attaches.allSatisfy({ $0.slot == slot && !$0.isAdded }),
        event.children.allSatisfy({ source.ribs.ribs[$0].kind != .router })
      else { continue }
      for detach in source.flow.detaches where detach.parent == position && detach.slot == slot {
        let entry = detach.context.entry
        guard entry.reach == .child, source.isReachable(entry),
          !attaches.contains(where: { $0.context.entry.place == entry.place }),
          !(source.flow.outgoing[position] ?? []).contains(where: {
            $0.target == .listener && $0.context.entry.place == entry.place
          })
        else { continue }
        let child = source.names(event.children)
        let end = otherEnd(of: position, source)
        let guess =
          end.map { ", unless \($0) detaches \(source.name(rib)) then" } ?? ""
        reporter.report(
          at: event.place, path: source.path(position, event.children),
          severity: end == nil ? nil : .info,
          message:
            "\(source.name(rib)) has no view, and \(entry.name) detaches \(child), the last screen it shows, without a call of its listener: \(source.name(rib)) stays attached and shows nothing\(guess).",
          related: [(detach.place, "the last screen is detached here")], more: ["flow"])
        break
      }
    }
  }

  /// The function of a parent that a stream or another event runs, and that detaches the RIB: the parent may not need to
  /// be told.
  private static func otherEnd(of rib: Int, _ source: SourceFacts) -> String? {
    source.flow.detaches.first { detach in
      let entry = detach.context.entry
      return detach.children.contains(rib) && !entry.children.contains(rib)
        && [.stream, .event, .activation].contains(detach.context.reach)
    }?.context.entry.name
  }
}
