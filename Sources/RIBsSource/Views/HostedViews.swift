import RIBsAnalysis

extension SourceFacts {
  /// The SwiftUI views that a view controller is made for or makes, and those that these make.
  func hostedViews(of controller: Int) -> [Int] {
    let host = app.superclass(of: controller, named: ["UIHostingController"])
    let shown = host.map {
      $0.arguments.flatMap { app.types($0, in: app.types[controller].place.file) }
    }
    var found = (shown ?? []).map(\.id)
    var (rest, seen) = ([controller] + found, Set(found))
    while let next = rest.popLast() {
      for function in app.types[next].code {
        SyntaxWalk.calls(in: function.item.body ?? []) { call in
          guard let name = call.madeType ?? call.name, name.first?.isUppercase ?? false,
            let type = app.type(name, in: function.file, inside: app.types[next]),
            type.kind == .value, type.properties["body"] != nil, seen.insert(type.id).inserted
          else { return }
          found.append(type.id)
          rest.append(type.id)
        }
      }
    }
    return found
  }
}
