import RIBsAnalysis

// Who calls the functions from which a RIB's code begins to run.
extension SourceFacts {
  /// Whether a function that a router inherits is only called by other routers on themselves, or by the code of RIBs that
  /// have nothing to do with this one.
  func isOnlyCalledOnOthers(_ entry: Entry) -> Bool {
    guard let position = entry.rib, entry.part == .router, entry.reach == .event,
      let router = ribs.ribs[position].router, app.types[router].methods[entry.name] == nil,
      callersByName[entry.name] != nil
    else { return false }
    let own = callersOnThemselves[entry.name] ?? []
    return own.isDisjoint(with: app.ancestors[router])
      && (callersOnOthers[entry.name] ?? []).isSubset(of: typesOfOthers(than: position))
  }

  /// The classes of RIBs that are neither this one nor above it.
  private func typesOfOthers(than position: Int) -> Set<Int> {
    if let known = knownOthers[position] { return known }
    var near: Set<Int> = [position]
    var rest = [position]
    while let next = rest.popLast() {
      for parent in parents(of: next) where near.insert(parent).inserted { rest.append(parent) }
    }
    let own = Set(near.flatMap { classes(of: ribs.ribs[$0]) }.flatMap { app.ancestors[$0] })
    let all = ribs.ribs.indices.filter { !near.contains($0) }.flatMap { classes(of: ribs.ribs[$0]) }
    let others = Set(all).subtracting(own)
    knownOthers[position] = others
    return others
  }

  /// Whether code outside of a child calls a function that the child's listener has, such as an observer of pops.
  func isCalledByOthers(_ entry: Entry, than child: Int) -> Bool {
    let own = Set(classes(of: ribs.ribs[child]).flatMap { app.ancestors[$0] })
    return !(callersByName[entry.name] ?? []).isSubset(of: own)
  }

  /// Whether a closure that is stored somewhere calls a function on the way from an entry to an event.
  func isCalledByClosure(_ context: EventContext) -> Bool {
    guard let position = context.entry.rib else { return false }
    let own = [ribs.ribs[position].router, ribs.ribs[position].interactor].compactMap { $0 }
    return context.trail.contains { call in
      own.contains { storedClosures.call(call.name, of: $0) }
    }
  }

  /// A closure that calls a function on the way to an event, and that other code calls after a test; nil if there is
  /// none.
  func closureTested(before context: EventContext) -> String? {
    guard let position = context.entry.rib else { return nil }
    let own = [ribs.ribs[position].router, ribs.ribs[position].interactor].compactMap { $0 }
    return ([context.entry.name] + context.trail.map(\.name)).lazy.compactMap { [self] name in
      own.lazy.compactMap { [self] in storedClosures.tested(calling: name, of: $0) }.first
    }.first
  }

  /// Whether an entry is a closure that only runs when the user has pulled down a sheet.
  func isRunByPulls(_ entry: Entry) -> Bool {
    let callers = app.code.filter { SyntaxWalk.calls(anyOf: [entry.name], in: $0.item.body ?? []) }
    return !callers.isEmpty && callers.allSatisfy { LeaveReports.pullHooks.contains($0.item.name) }
  }

  /// Whether nobody but a child calls a function of the parent, and closures that run when the user has pulled down a
  /// sheet. UIKit does not run them when the code dismisses it.
  func isOnlyCalledByPulls(_ entry: Entry, than child: Int) -> Bool {
    guard let position = entry.rib else { return false }
    let rib = ribs.ribs[position]
    let own = Set(
      [child, position].flatMap { classes(of: ribs.ribs[$0]) }.flatMap { app.ancestors[$0] })
    guard (callersByName[entry.name] ?? []).isSubset(of: own) else { return false }
    return [rib.router, rib.interactor].compactMap { $0 }.contains {
      storedClosures.isOnlyRun(calling: entry.name, of: $0, in: LeaveReports.pullHooks)
    }
  }
}

extension AppIndex {
  /// The function in which a call on the way to an event stands.
  func function(around site: CallSite) -> Member<Function>? {
    code.first { function in
      guard function.item.name == site.name, function.file == site.place.file else { return false }
      var isInside = false
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        if call.line == site.place.line { isInside = true }
      }
      return isInside
    }
  }

  /// The line on which the function around a place begins; nil outside of functions.
  func line(ofFunctionAround place: SourcePlace) -> Int? {
    code.lazy.filter { $0.file == place.file && $0.item.line <= place.line }.map(\.item.line).max()
  }

  /// Whether two events of an entry stand in branches of one `if` or `switch`, so that one excludes the other.
  func areInOtherBranches(_ one: EventContext, _ other: EventContext) -> Bool {
    guard let (left, right) = zip(one.trail, other.trail).first(where: { $0.place != $1.place }),
      left.name == right.name, left.place.file == right.place.file,
      let function = function(around: left)
    else { return false }
    var body = function.item.body ?? []
    while true {
      let inside = body.first { Self.calls(on: left.place.line, in: [$0]) }
      guard let inside, Self.calls(on: right.place.line, in: [inside]) else { return false }
      let branches: [[Statement]]
      switch inside {
      case .if(_, let then, let otherwise, _): branches = [then, otherwise]
      case .switch(_, let cases, _):
        guard !cases.contains(where: \.fallsThrough) else { return false }
        branches = cases.map(\.body)
      case .do(let inner, _): branches = [inner]
      default: return false
      }
      let taken = branches.filter { branch in
        Self.calls(on: left.place.line, in: branch) || Self.calls(on: right.place.line, in: branch)
      }
      guard taken.count == 1 else { return taken.count == 2 }
      body = taken[0]
    }
  }

  private static func calls(on line: Int, in body: [Statement]) -> Bool {
    var isFound = false
    SyntaxWalk.calls(in: body) { if $0.line == line { isFound = true } }
    return isFound
  }
}
