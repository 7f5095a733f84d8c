import RIBsAnalysis

/// `router-strong`
enum RouterStrongRule: SourceRule {
  static let page = RulePage.routerStrong

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    // A base class holds the routers of many RIBs in one property.
    var told: Set<SourcePlace> = []
    for rib in source.ribs.ribs {
      guard let interactor = rib.interactor, let router = rib.router else { continue }
      let protocols = source.app.ancestors[router].filter { source.isOwn($0, of: router) }
      for property in source.strongProperties(of: interactor, typed: Set(protocols)) {
        let name = property.item.name
        let place = property.place(property.item.line)
        guard told.insert(place).inserted else { continue }
        let isEnded = source.app.ends(name, of: interactor)
        reporter.report(
          at: place, path: source.name(rib),
          severity: isEnded || source.lastsAsLongAsTheApp(interactor) ? .info : nil,
          message:
            "\(source.app.types[property.owner].name) holds its router strongly, and the router holds it: once the RIB is detached, neither is freed\(isEnded ? ", unless deactivation clears \(name)" : "").",
          more: [name],
          mend: isEnded || source.lastsAsLongAsTheApp(interactor)
            ? nil : source.weakMend(property, ofWhatIsMade: true))
      }
    }
  }
}

extension SourceFacts {
  /// Whether a type is a router's own class, or a protocol that no other router conforms to.
  fileprivate func isOwn(_ type: Int, of router: Int) -> Bool {
    if type == router { return true }
    return app.types[type].kind == .protocol && !app.types[type].isExternal
      && ribs.ribs.compactMap(\.router).allSatisfy {
        $0 == router || !app.ancestors[$0].contains(type)
      }
  }
}
