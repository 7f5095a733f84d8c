import RIBsAnalysis

/// The closures of a router that run when the view of a child is popped, by the user or by the code: the view calls them
/// when UIKit takes it away, or the navigation delegate does to which the push is handed.
struct PopClosures {
  private var closures: [(child: Int, file: String, closure: Closure)] = []
  private let source: SourceFacts

  init(of parent: Int, _ source: SourceFacts) {
    self.source = source
    guard let router = source.ribs.ribs[parent].router else { return }
    let reports = LeaveReports(source)
    let pushed = source.flow.attaches.filter { event in
      event.parent == parent && event.children.count == 1
        && source.shows(of: event).contains { $0.kind == .push && !$0.isGuess }
    }
    if pushed.isEmpty { return }
    let called = Dictionary(
      pushed.map { ($0.children[0], reports.names(calledByPopsOf: $0.children[0])) },
      uniquingKeysWith: { first, _ in first })
    let observed = pushed.filter(reports.isObserved).map {
      (child: $0.children[0], pushes: reports.pushes(of: $0))
    }
    let code = source.app.ancestors[router].flatMap { source.app.types[$0].code }
    // What the code takes back before it pops does not run then.
    let takenBack = code.reduce(into: Set<String>()) { names, method in
      SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
        if case .assign(let target, let value) = expression, value.isNothing,
          let name = target.lastMember?.name
        {
          names.insert(name)
        }
      }
    }
    for method in code {
      let types = DeclaredTypes(source.app, of: method)
      ScopedWalk.expressions(in: method.item.body ?? [], types) { expression, types in
        switch expression {
        case .assign(let target, .closure(let closure)):
          guard case let (owner?, name)? = target.lastMember, !takenBack.contains(name) else {
            return
          }
          let owners = types.typeOrRuntimes(of: owner).map(types.types) ?? []
          for (child, names) in called
          where names.contains(name) && reports.isView(of: child, among: owners) {
            closures.append((child, method.file, closure))
          }
        case .call(let call):
          for (child, pushes) in observed where pushes.contains(method.place(call.line)) {
            for case .closure(let closure) in call.arguments.map(\.value) {
              closures.append((child, method.file, closure))
            }
          }
        default: break
        }
      }
    }
    closures.sort { ($0.file, $0.closure.line, $0.child) < ($1.file, $1.closure.line, $1.child) }
  }

  /// The children whose pops lead to an event, where closures do.
  ///
  /// - Parameter asks: Whether what a function tests may keep the event out.
  func children(leadingTo context: EventContext, asks: (Function) -> Bool) -> [Int] {
    guard context.isLater else { return [] }
    return closures.compactMap { child, file, closure in
      guard
        let index = context.trail.firstIndex(where: {
          $0.place.file == file && closure.body.hasCall(on: $0.place.line)
        }),
        !asks(Function(name: "", body: closure.body, line: closure.line)),
        !source.functions(on: Array(context.trail[(index + 1)...])).contains(where: {
          asks($0.item)
        })
      else { return nil }
      return child
    }
  }
}

extension LeaveReports {
  /// Whether the view of a RIB is of one of some types; so it may be if none is known.
  fileprivate func isView(of rib: Int, among types: [AppType]) -> Bool {
    types.isEmpty
      || classes(of: rib).contains { view in types.contains { app.ancestors[view].contains($0.id) }
      }
  }
}
