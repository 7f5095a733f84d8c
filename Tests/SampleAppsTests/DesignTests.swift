import ExclusiveObservation
import RIBsAnalysis
import SampleApps
import Testing

/// What the journeys of sign-up say of the two ways to build it.
@Suite(.exclusiveObservation) @MainActor
struct DesignTests {
  @Test("Steps side by side are a horizontal flow, and steps back and forth speak for vertical")
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

  @Test("Steps below each other are a vertical flow, in which a user goes only to a neighbour")
  func vertical() throws {
    let flow = try flow(of: "vertical", ownedBy: "Root")
    #expect(flow.shape == .vertical)
    // SignUp has one child as well, so it is the first step.
    #expect(flow.steps == ["SignUp", "Nickname", "Sex", "BirthDay"])
    #expect(
      flow.transitions.map(flow.words(for:)) == [
        "SignUp → Nickname", "Nickname → Sex", "Sex → BirthDay 2×", "BirthDay → Sex",
      ])
    // Four steps take six moves to tell.
    #expect(flow.verdict == .undecided)
    #expect(flow.figures(as: .vertical).forbidden.isEmpty)
  }

  @Test("A jump from BirthDay to Nickname is one that the vertical design would forbid")
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
        == "The traffic speaks for horizontal, as it is built: jumps BirthDay → Nickname.")
  }

  /// The one flow of a journey.
  private func flow(of name: String, ownedBy owner: String) throws -> Flow {
    let journey = try #require(SampleApp.named("sign-up")?.journey(named: name))
    let session = try #require(try Recordings.analyse(Recordings.record([journey]).trace).first)
    #expect(session.flows.map(\.owner) == [owner])
    return try #require(session.flows.first)
  }
}
