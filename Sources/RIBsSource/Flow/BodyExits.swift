/// The ways out of the body of a function or a closure, other than its end.
struct BodyExits {
  typealias Deferred = (body: [Statement], names: Set<String>)

  /// What each `return` returns, and the blocks that were deferred before it.
  var returns: [(value: Value, state: PathState, deferred: [Deferred])] = []
  /// Whether the body is a test, so that what it returns is true or false on each path.
  var areTests = false
  /// The blocks of `defer`, in the order in which they stand, with the variables that each can see.
  var deferred: [Deferred] = []
  /// The states in which `break` and the like ended a loop's body or a case.
  var jumps: [(jump: Statement.Jump, state: PathState)] = []
}
