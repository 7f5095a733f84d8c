import RIBsAnalysis

/// `undisposed-subscription`
enum UndisposedSubscriptionRule: SourceRule {
  static let page = RulePage.undisposedSubscription

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (type, rib) in source.ownedTypes {
      for method in source.app.types[type].allMethods {
        for subscription in Subscription.all(in: method, of: source.app.types[type], source.app) {
          guard subscription.kind == .stream || subscription.kind == .assignment,
            subscription.fate == .dropped || subscription.fate == .unknown,
            subscription.ending == .open
          else { continue }
          let isRead = subscription.fate == .dropped
          reporter.report(
            at: method.place(subscription.line), path: rib, severity: isRead ? nil : .info,
            message:
              "\(source.app.types[type].name) subscribes in \(method.item.name) and neither keeps nor ends the subscription\(isRead ? "" : ", unless the function that takes the closure does").",
            more: [method.item.name])
        }
      }
    }
  }
}

extension SourceFacts {
  /// The classes that belong to RIBs, with the name of the RIB: routers, interactors, views, presenters and workers.
  var ownedTypes: [(type: Int, rib: String)] {
    var names: [Int: String] = [:]
    for rib in ribs.ribs {
      let own = [rib.router, rib.interactor].compactMap { $0 } + ribs.presenters(of: rib)
      for type in own.flatMap({ app.ancestors[$0] })
      where app.types[type].isClass && names[type] == nil {
        names[type] = name(rib)
      }
    }
    for type in app.types where type.isClass && names[type.id] == nil {
      // A worker has no RIB of its own.
      if app.superclass(of: type.id, named: app.dialect.workers) != nil {
        names[type.id] = type.name
      }
      // Without a router in the sources, an interactor or a view is all there is.
      if app.superclass(of: type.id, named: UIKitTypes.screens) != nil {
        names[type.id] = type.name
      }
      if app.superclass(of: type.id, named: app.dialect.interactors) != nil {
        names[type.id] = type.name
      }
    }
    return names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
