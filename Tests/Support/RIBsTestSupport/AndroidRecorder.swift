/// What a recorder of ``AndroidApp`` writes.
package struct AndroidRecorder: Sendable, CustomStringConvertible {
  /// Where it learns of calls.
  package enum Calls: String, CaseIterable, Sendable {
    /// From `RibEvents`: of an attach when it begins, and of a detach when it is over and removed the child.
    case ribEvents
    /// From overridden `attachChild` and `detachChild`: the same, and of a detach that removed nothing too.
    case overrides
  }

  /// What it writes about the states of a RIB.
  package enum States: String, CaseIterable, Sendable {
    case none, activate
    /// The order on Android.
    case loadBeforeActivate
    /// The order on iOS.
    case loadAfterActivate
  }

  /// What it writes about the lives of routers.
  package enum Lifetimes: String, CaseIterable, Sendable {
    case none
    /// A `destroy` when the garbage collector freed a router, and no `create`.
    case destroy
    case createAndDestroy
  }

  package let calls: Calls
  package let states: States
  package let lifetimes: Lifetimes

  /// Every recorder there can be.
  package static let all = Calls.allCases.flatMap { calls in
    States.allCases.flatMap { states in
      Lifetimes.allCases.map { lifetimes in
        AndroidRecorder(calls: calls, states: states, lifetimes: lifetimes)
      }
    }
  }

  package var description: String { "calls \(calls), states \(states), lives \(lifetimes)" }
}
