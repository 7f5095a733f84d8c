import RIBsAnalysis

/// `wrapper-hides-call-site`
enum WrapperHidesCallSiteRule: SourceRule {
  static let page = RulePage.wrapperHidesCallSite

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    var callers: [SourcePlace: SourcePlace] = [:]
    for event in source.flow.attaches where event.place != event.call {
      callers[event.call] = min(callers[event.call] ?? event.place, event.place)
    }
    for type in source.app.types {
      for method in type.allMethods {
        for line in hiding(method.item, source.app.dialect) {
          let place = method.place(line)
          let rib = RIBIndex.ribName(type.name)
          reporter.report(
            at: place, path: rib,
            message:
              "\(method.item.name) attaches what it is given. A trace names this line for every child, and not the call that attaches it.",
            related: callers[place].map { [($0, "a call that the trace does not name")] } ?? [],
            more: [method.item.name])
        }
      }
    }
  }

  /// The lines on which a function attaches a parameter without passing a call site on.
  static func hiding(_ function: Function, _ dialect: Dialect) -> [Int] {
    let names = Set(function.parameters.filter { !($0.type?.isFunction ?? false) }.map(\.name))
    var lines: [Int] = []
    SyntaxWalk.calls(in: function.body ?? []) { call in
      guard call.arguments.count == 1, let function = call.name,
        dialect.change(by: function, call) == .attach,
        let name = call.arguments[0].value.chain?.first, names.contains(name)
      else { return }
      lines.append(call.line)
    }
    return lines
  }
}
