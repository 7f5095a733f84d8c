import ExclusiveObservation
import RIBsAnalysis
import SampleApps
import Testing

/// The flows in the journeys of sign-up, in both designs.
@Suite(.exclusiveObservation) @MainActor
struct DesignTests {
  @Test("Sibling steps form a horizontal flow, and moves back and forth favour the vertical design")
  func horizontal() throws {
    let flow = try flow(of: "horizontal", ownedBy: "Root/SignUp")
    #expect(flow.shape == .horizontal)
    #expect(flow.steps == ["Nickname", "Sex", "BirthDay"])
    #expect(
      flow.transitions.map(flow.words(for:)) == [
        "Nickname → Sex", "Sex → BirthDay 2×", "BirthDay → Sex",
      ])
    #expect(flow.starts == [1, 0, 0] && flow.overlays.isEmpty && flow.repeats.isEmpty)
    #expect(flow.verdict == .vertical)
    #expect(flow.figures(as: .vertical).forbidden.isEmpty)
  }

  @Test("Nested steps form a vertical flow with the same steps, moves and verdict")
  func vertical() throws {
    let flow = try flow(of: "vertical", ownedBy: "Root/SignUp")
    #expect(flow.shape == .vertical)
    // SignUp has one child too, but nobody came back to it.
    #expect(flow.steps == ["Nickname", "Sex", "BirthDay"])
    #expect(
      flow.transitions.map(flow.words(for:)) == [
        "Nickname → Sex", "Sex → BirthDay 2×", "BirthDay → Sex",
      ])
    #expect(flow.starts == [1, 0, 0])
    #expect(flow.verdict == .vertical)
    #expect(flow.figures(as: .vertical).forbidden.isEmpty)
  }

  @Test("The vertical design would forbid a jump from BirthDay to Nickname")
  func jump() throws {
    let flow = try flow(of: "jump", ownedBy: "Root/SignUp")
    #expect(
      flow.transitions.map(flow.words(for:)) == [
        "Nickname → Sex 2×", "Sex → BirthDay 2×", "BirthDay → Nickname",
      ])
    let vertical = flow.figures(as: .vertical)
    #expect(vertical.forbidden.map(flow.words(for:)) == ["BirthDay → Nickname"])
    #expect(flow.figures(as: .horizontal).forbidden.isEmpty)
    #expect(flow.verdict == .horizontal(jumps: vertical.forbidden))
    #expect(
      flow.verdictSentence
        == "The traffic suggests horizontal, as it is built: jumps BirthDay → Nickname.")
  }

  /// The only flow of a journey.
  private func flow(of name: String, ownedBy owner: String) throws -> Flow {
    let journey = try #require(SampleApp.named("sign-up")?.journey(named: name))
    let session = try #require(try Recordings.analyse(Recordings.record([journey]).trace).first)
    #expect(session.flows.map(\.owner) == [owner])
    return try #require(session.flows.first)
  }
}
