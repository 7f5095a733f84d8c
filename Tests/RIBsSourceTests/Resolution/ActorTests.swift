import RIBsAnalysis
import RIBsSource
import Testing

/// Actors cannot inherit from the runtime's classes, and conform to its protocols.
@Suite struct ActorTests {
  private static let kid = """
    protocol KidRouting: Routing {}
    actor KidRouter: KidRouting { let interactor: KidInteractor }
    actor KidInteractor: Interactable {}
    """

  private func report(_ kid: String) -> SourceReport {
    SourceAnalysis.report(
      onText: """
        protocol MomListener: AnyObject {}
        actor MomInteractor: PresentableInteractable {
          nonisolated let presenter: MomPresentable
          weak var listener: MomListener?
        }
        actor MomRouter: ViewableRouting {
          nonisolated let interactor: MomInteractor
          private var kid: KidRouting?
          func open(_ router: KidRouter) async {
            guard kid == nil else { return }
            kid = router
            await attachChild(router)
          }
        }
        \(kid)
        """)
  }

  @Test func `an actor that conforms to a router's protocol is a RIB`() {
    let tree = report(Self.kid).tree
    #expect(tree.ribs.map(\.name) == ["Kid", "Mom"])
    #expect(tree.ribs.map(\.kind) == [.router, .viewable])
    #expect(tree.edges.filter { $0.grade == .attached }.map { tree.ribs[$0.child].name } == ["Kid"])
  }

  @Test func `an actor that conforms to something else is none`() {
    let tree = report("actor KidRouter: Sendable {}\nprotocol KidRouting {}").tree
    #expect(tree.ribs.map(\.name) == ["Mom"])
    #expect(tree.edges.isEmpty)
  }
}
