import RIBsAnalysis

// Sheets of SwiftUI that show a child's view as long as a published property holds it.
extension RIBWithoutViewRule {
  /// A `sheet` that a binding opens and closes.
  private struct BoundSheet {
    /// The class of the model, and the property that holds what is shown.
    let model: Int
    let property: String
    let place: SourcePlace
    /// The view whose body has the sheet.
    let view: Int
  }

  /// Source: Apple's documentation of `sheet(item:onDismiss:content:)`. When the user pulls the sheet down, SwiftUI sets the
  /// item to nil and calls `onDismiss`.
  static func judgeBoundSheets(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for sheet in boundSheets(source.app).sorted(by: { $0.place < $1.place }) {
      let opening = Set(
        source.app.propertyWrites.all.filter {
          $0.property == sheet.property && showsAView($0.given.value)
        }.map { ObjectIdentifier($0.given.function) })
      if opening.isEmpty || isHeard(sheet, source.app) { continue }
      for (site, events) in source.sites where site.children.count == 1 {
        let child = site.children[0]
        let event = events.first { event in
          source.isReachable(event.context.entry)
            && source.functions(on: event.context).contains {
              opening.contains(ObjectIdentifier($0.item))
            }
        }
        guard let event, !source.detaches(of: child, by: site.parent).isEmpty,
          !LeaveReports(source).mayReportItsEnd(child), !isLocked(child, sheet, source)
        else { continue }
        let (name, parent) = (source.name(child), source.name(site.parent))
        reporter.report(
          at: site.place, path: source.path(site.parent, site.children),
          certainty: event.certainty,
          message:
            "\(name) is shown by a sheet of SwiftUI, and nothing tells \(parent) when the user pulls it down: SwiftUI sets \(sheet.property) to nil, and \(name) stays attached.",
          fix: "Give the sheet `onDismiss:`, and let it lead to the detach.",
          related: [(sheet.place, "the sheet has no onDismiss")], more: ["sheet", "binding"])
      }
    }
  }

  private static func boundSheets(_ app: AppIndex) -> [BoundSheet] {
    app.types.filter { $0.kind == .value }.flatMap { view in
      view.code.flatMap { function in
        var found: [BoundSheet] = []
        SyntaxWalk.calls(in: function.item.body ?? []) { call in
          guard call.name == "sheet", call.argument("onDismiss") == nil,
            case .member(.name(let root)?, let property)? = call.argument("item"), root.isProjected,
            let model = app.property(root.unprojected, of: view.id)
          else { return }
          for type in app.types(of: model, seenFrom: view.id) where type.isClass {
            found.append(
              BoundSheet(
                model: type.id, property: property, place: function.place(call.line), view: view.id)
            )
          }
        }
        return found
      }
    }
  }

  /// Whether a value is, or contains, the view of a router.
  private static func showsAView(_ value: Expression) -> Bool {
    SyntaxWalk.mentions(
      anyOf: ["viewControllable", "uiviewController", "viewController"],
      in: [.expression(value, line: 0)])
  }

  /// Whether something observes the property, and so hears that it was set to nil.
  private static func isHeard(_ sheet: BoundSheet, _ app: AppIndex) -> Bool {
    guard let property = app.property(sheet.property, of: sheet.model)?.item else { return true }
    let tells: Set<String> = ["onChange", "onReceive", "dismantleUIViewController"]
    return !property.observers.isEmpty || property.getter != nil
      || app.propertyWrites.isObserved(sheet.property)
      || app.types[sheet.view].code.contains {
        SyntaxWalk.calls(anyOf: tells, in: $0.item.body ?? [])
      } || app.code.contains { $0.item.name == "dismantleUIViewController" }
  }

  /// Whether the user cannot pull the sheet down.
  private static func isLocked(
    _ child: Int, _ sheet: BoundSheet, _ source: SourceFacts
  ) -> Bool {
    let locks: Set<String> = ["interactiveDismissDisabled", "isModalInPresentation"]
    let views = source.viewClasses(of: child)
    let hosted = views.flatMap { source.hostedViews(of: $0) }
    return ([sheet.view] + views.flatMap { source.app.ancestors[$0] } + hosted)
      .flatMap { source.app.types[$0].code }
      .contains { SyntaxWalk.mentions(anyOf: locks, in: $0.item.body ?? []) }
  }
}
