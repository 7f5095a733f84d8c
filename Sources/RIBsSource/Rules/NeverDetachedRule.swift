import RIBsAnalysis

/// `never-detached`
enum NeverDetachedRule: SourceRule {
  static let page = RulePage.neverDetached

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (site, events) in source.sites {
      guard
        let event = events.firstCertain(where: {
          $0.slot != nil && ($0.built != nil || isConstant($0, source))
        }),
        let slot = event.slot,
        !source.isPermanent(event)
      else { continue }
      let detaches = source.flow.detaches.filter { detach in
        detach.parent == site.parent
          && (detach.isAll || detach.slot == slot
            || event.built == nil && detach.children.contains { site.children.contains($0) }
            || detach.slot == nil && detach.children.contains { site.children.contains($0) }
            || detach.slot == nil && detach.children.isEmpty)
      }
      guard !detaches.contains(where: { source.isReachable($0.context.entry) }) else { continue }
      let child = source.names(site.children)
      let unused = detaches.first
      let canLeave =
        RIBWithoutViewRule.isPushed(event) && RIBWithoutViewRule.unreported(event, source) != nil
        || isSheet(event, source)
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: unused != nil && canLeave && event.context.reach > .activation
          && source.isReachable(event.context.entry) ? .warning : .info,
        certainty: event.certainty.joined(unused?.certainty ?? .read),
        message: unused == nil
          ? "No function of \(source.name(site.parent)) detaches \(child): it stays until its parent goes."
          : "Nobody calls the function of \(source.name(site.parent)) that detaches \(child): it stays until its parent goes.",
        related: unused.map { [($0.place, "this would detach it")] } ?? [], more: [slot.name])
    }
  }

  /// Whether the child is in a constant, where the initializer put it.
  private static func isConstant(_ event: AttachEvent, _ source: SourceFacts) -> Bool {
    event.held.flatMap { source.property($0, of: event.parent)?.item.isLet } ?? false
  }

  /// Whether the child is presented as a sheet, which the user can pull down, and nobody is told.
  private static func isSheet(_ event: AttachEvent, _ source: SourceFacts) -> Bool {
    guard event.shownBy == "present", let name = event.context.trail.last?.name else {
      return false
    }
    let styles: Set<String> = [
      "modalPresentationStyle", "fullScreen", "overFullScreen", "isModalInPresentation",
      "presentationController",
    ]
    let parent = source.ribs.ribs[event.parent]
    let views = event.children.flatMap { source.ribs.ribs[$0].views } + parent.views
    let own = [parent.router, parent.interactor].compactMap { $0 }
    return (views + own).flatMap { source.app.ancestors[$0] }.allSatisfy { id in
      let type = source.app.types[id]
      if type.methods["presentationControllerDidDismiss"] != nil { return false }
      // Of the parent's router only the function that presents counts.
      let methods = own.contains(id) ? type.methods[name] ?? [] : type.allMethods
      return methods.allSatisfy { method in !RIBWithoutViewRule.uses(styles, method.item.body) }
    }
  }
}
