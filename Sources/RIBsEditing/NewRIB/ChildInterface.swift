import RIBsSource

/// What the code around a new RIB names of it.
struct ChildInterface {
  /// A parameter of the function that builds the RIB.
  struct Parameter {
    let label: String
    /// What the parent's router gives for it, which may be what the router calls its view.
    let given: @Sendable (_ view: String) -> String
  }

  var listener: String
  var buildable: String
  var builder: String
  var component: String
  var dependency: String
  /// What the function that builds the RIB returns.
  var routing: String
  var interactor: String
  /// The protocol of the view that it is given; nil if there is none.
  var viewControllable: String?
  var injection: RIBRequest.Injection
  /// The function that builds the RIB.
  var build = "build"
  var parameters: [Parameter]
  /// The function of the listener that says that the RIB is over.
  var end: String
  /// The other functions of the listener, each as it is declared: `func profileDidPick(_ photo: Photo)`.
  var events: [String] = []
  /// The names of these functions.
  var eventNames: [String] {
    events.compactMap { event in
      event.firstRange(of: "func ").map { name in
        String(event[name.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
  }
  /// The function of the interactor that a view calls when it is gone; nil if there is none.
  var closing: String?
  /// Whether tests can make the RIB.
  var isTestable = true
  /// Whether tests have a mock of the builder, and not of what it needs.
  var mocksBuilder: Bool { injection == .needle || !isTestable }

  /// The names in a RIB of ours.
  init(_ names: RIBNames, isViewless: Bool, borrowsView: Bool, _ injection: RIBRequest.Injection) {
    listener = names.listener
    (buildable, builder) = (names.buildable, names.builder)
    (component, dependency) = (names.component, names.dependency)
    (routing, interactor) = (names.routing, names.interactor)
    viewControllable = isViewless && !borrowsView ? nil : names.viewControllable
    self.injection = injection
    parameters =
      [Parameter(label: "withListener", given: { _ in "interactor" })]
      + (borrowsView ? [Parameter(label: "viewController", given: { $0 })] : [])
    end = names.didClose
    closing = isViewless ? nil : "didClose"
  }

  /// What stands in the parentheses of the call that builds the RIB.
  ///
  /// - Parameter view: What the parent's router calls its view.
  func arguments(view: String) -> String {
    parameters.map { parameter in
      let given = parameter.given(view)
      return parameter.label == "_" ? given : "\(parameter.label): \(given)"
    }.joined(separator: ", ")
  }

  /// The class with which tests make the builder, or which is one.
  var mock: String { mocksBuilder ? "\(buildable)Mock" : "\(dependency)Mock" }

  /// The builder as tests make it.
  ///
  /// - Parameter scope: What stands before the names of the RIB's types.
  func testBuilder(_ scope: String) -> String {
    mocksBuilder
      ? "\(scope)\(mock)()" : "\(scope)\(builder)(dependency: \(scope)\(mock)())"
  }
}
