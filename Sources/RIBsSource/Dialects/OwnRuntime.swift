import RIBsAnalysis

/// A team's own runtime, as its config names it.
package struct OwnRuntime: Sendable {
  /// The base classes of routers.
  package var routers: [String] = []
  /// The base classes of interactors.
  package var interactors: [String] = []
  /// The base classes of builders.
  package var builders: [String] = []
  /// The calls that attach and detach their first argument.
  package var attach: [Function] = []
  package var detach: [Function] = []

  /// A function as Swift names it, such as `add(child:)` or `push(_:animated:)`.
  package struct Function: Sendable {
    fileprivate let call: Dialect.TreeCall

    /// - Parameter text: The name. Without parentheses, the first argument has no label.
    /// - Returns: Nil if this is no name of a function with an argument.
    package init?(_ text: String) {
      guard let match = text.wholeMatch(of: /(\w+)(\((\w+):(\w+:)*\))?/) else { return nil }
      let label = match.output.3.map(String.init)
      call = Dialect.TreeCall(name: String(match.output.1), label: label == "_" ? nil : label)
    }
  }

  package init() {}

  var dialect: Dialect {
    Dialect(
      routers: Dictionary(routers.map { ($0, .router) }) { first, _ in first },
      interactors: Set(interactors), builders: Set(builders),
      ownBases: Set(routers + interactors + builders),
      attach: Set(attach.map(\.call)), detach: Set(detach.map(\.call)))
  }
}
