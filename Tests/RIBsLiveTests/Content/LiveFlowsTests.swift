import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@testable import RIBsLive

@Suite("What the page gets of a session's flows")
struct LiveFlowsTests {
  private struct Reply: Decodable {
    struct Flow: Decodable {
      struct Figure: Decodable {
        var name: String
        var horizontal: String
        var vertical: String
      }

      struct Move: Decodable {
        var from: Int
        var to: Int
        var times: Int
        var isJump: Bool
        var event: Int?
      }

      struct Drawing: Decodable {
        struct Caption: Decodable { var role: String }
        struct Link: Decodable {
          var from: String
          var to: String
          var role: String
        }
        var captions: [Caption]
        var links: [Link]
      }

      struct Designs: Decodable {
        var horizontal: Drawing
        var vertical: Drawing
      }

      var path: String
      var shape: String
      var favoured: String?
      var makeup: String
      var advice: String
      var sentence: String
      var steps: [String]
      var figures: [Figure]
      var moves: [Move]
      var designs: Designs
    }

    var flows: [Flow]
    var note: String?
  }

  private func reply(_ answers: LiveAnswers) throws -> Reply {
    let answer = try #require(answers.content.answer("api/flows", [:]))
    return try JSONDecoder().decode(Reply.self, from: Data(answer))
  }

  private func reply(_ script: String) throws -> Reply {
    try reply(try LiveAnswers(script: script))
  }

  private func answers(of fixture: String) throws -> LiveAnswers {
    LiveAnswers([UInt8](try Data(contentsOf: Repository.fixture(fixture))))
  }

  @Test(arguments: [
    "sign-up/vertical", "sign-up/horizontal", "sign-up/jump", "home-flow/back-goes-forward",
  ])
  func `flows come with both designs, and with the first time of each move`(fixture: String) throws
  {
    let answer = try answers(of: fixture).object("flows")
    let flows = try #require(answer["flows"] as? [[String: Any]])
    #expect(!flows.isEmpty && answer["note"] == nil)
    let text = try flows.map { try LiveAnswers.lines($0) }.joined(separator: "\n")
    try expectGolden(text, "flows-\(fixture.split(separator: "/").joined(separator: "-")).txt")
  }

  @Test(arguments: ["sign-up/jump", "careers/switch-tabs", "careers/sign-up"])
  func `figures and sentences are those of the command`(fixture: String) throws {
    let session = try #require(try inputReport(fixture).sessions.last)
    let flows = try reply(answers(of: fixture)).flows
    #expect(flows.count == session.flows.count)
    for (flow, known) in zip(flows, session.flows) {
      let words = FlowsText(session).text([known]).split { $0.isWhitespace }
        .joined(separator: " ")
      #expect(words.contains(flow.sentence))
      #expect(flow.figures.isEmpty == (known.verdict == .eitherWay))
      for figure in flow.figures {
        #expect(words.contains("\(figure.name) \(figure.horizontal) \(figure.vertical)"))
      }
    }
  }

  @Test func `a flow that suits another design names it`() throws {
    let flows = try reply(answers(of: "sign-up/horizontal")).flows
    let flow = try #require(flows.first)
    #expect(flow.shape == "horizontal" && flow.favoured == "vertical")
    #expect(flow.advice == "vertical fits better")
    #expect(flow.makeup == "horizontal, 3 steps, 4 moves")
    let undecided = try reply("root Root\nopen Root A\nopen Root B\nopen Root C").flows
    #expect(undecided.map(\.favoured) == [nil] && undecided.map(\.advice) == ["undecided"])
  }

  @Test func `a jump is a move that the vertical drawing shows as forbidden`() throws {
    let flow = try #require(try reply(answers(of: "sign-up/jump")).flows.first)
    let jumps = flow.moves.filter(\.isJump).map { "step_\($0.from + 1) step_\($0.to + 1)" }
    let forbidden = flow.designs.vertical.links.filter { $0.role == "forbidden" }
    #expect(jumps == ["step_3 step_1"])
    #expect(forbidden.map { "\($0.from) \($0.to)" } == jumps)
  }

  @Test func `a drawing has no title, figures or legend, which the page shows as text`() throws {
    let flow = try #require(try reply(answers(of: "sign-up/jump")).flows.first)
    for drawing in [flow.designs.horizontal, flow.designs.vertical] {
      #expect(!drawing.captions.isEmpty && drawing.captions.allSatisfy { $0.role == "count" })
    }
  }

  @Test func `a move was first made by an owner that showed both steps`() throws {
    let script = """
      root Root
      open Root Owner
      open Owner A
      close Owner A
      close Root Owner
      open Root Owner#2
      open Owner#2 B
      close Owner#2 B
      open Owner#2 A#2
      close Owner#2 A#2
      open Owner#2 B#2
      """
    let answers = try LiveAnswers(script: script)
    let flow = try #require(try reply(answers).flows.first { $0.steps == ["A", "B"] })
    let move = try #require(flow.moves.first { $0.from == 0 && $0.to == 1 })
    // Not the first attach of B: the A before it had another owner.
    let attaches = try attaches(of: "B", in: answers)
    #expect(attaches.count == 2 && move.event == attaches.last && move.times == 1)
  }

  /// The events that attach a RIB of a name.
  private func attaches(of name: String, in answers: LiveAnswers) throws -> [Int] {
    let log = try answers.object("events", ["type": "attach"])
    let rows = try #require(log["rows"] as? [[String: Any]])
    return rows.filter { ($0["words"] as? String)?.hasSuffix("attaches \(name)") == true }
      .compactMap { $0["event"] as? Int }
  }

  @Test func `a vertical flow that starts anew makes no move`() throws {
    let script = """
      root Root
      open Root A
      open A B
      open B C
      open C D
      close Root A
      open Root A#2
      open A#2 B#2
      open B#2 C#2
      open C#2 D#2
      close A#2 B#2
      """
    let answers = try LiveAnswers(script: script)
    let flow = try #require(try reply(answers).flows.first { $0.shape == "vertical" })
    let event = { (from: String, to: String) in
      flow.moves.first { flow.steps[$0.from] == from && flow.steps[$0.to] == to }?.event
    }
    let back = try #require(event("D", "A"))
    let attaches = try attaches(of: "D", in: answers)
    #expect(attaches.count == 2 && back > attaches[1])
  }

  @Test func `of many flows the first 50 come, and how to see the others`() throws {
    func owners(_ count: Int) -> String {
      "root Root\nopen Root Owners\n"
        + (1...count).map { "open Owners O\($0)\nopen O\($0) A\($0)\nopen O\($0) B\($0)\n" }
        .joined()
    }
    let all = try reply(owners(40))
    #expect(all.flows.count == 41 && all.note == nil)
    let many = try reply(owners(60))
    #expect(many.flows.count == 50 && many.flows.first?.path == "Root/Owners")
    let note = try #require(many.note)
    #expect(note.hasPrefix("11 more: ") && note.contains("`ribs-inspect flows TRACE`"))
    #expect(!note.contains("\n"))
  }

  @Test func `a flow of too many steps or moves to draw is left out`() throws {
    func tabs(_ count: Int) -> String {
      "root Root\n" + (1...count).map { "open Root T\($0)\nclose Root T\($0)\n" }.joined()
    }
    #expect(try reply(tabs(100)).flows.map(\.steps.count) == [100])
    let steps = try reply(tabs(101))
    #expect(steps.flows.isEmpty && steps.note?.hasPrefix("1 more: ") == true)
    /// A script with that many different moves: around 29 tabs, first in steps of one, then of two, and so on.
    func moves(_ count: Int) -> String {
      var tab = 0
      let visits = (0..<count).map { move in
        tab = (tab + 1 + move / 29) % 29
        return tab
      }
      return "root Root\n"
        + ([0] + visits).map { "open Root T\($0)\nclose Root T\($0)\n" }.joined()
    }
    #expect(try reply(moves(400)).flows.map(\.moves.count) == [400])
    let many = try reply(moves(401))
    #expect(many.flows.isEmpty && many.note?.hasPrefix("1 more: ") == true)
  }

  @Test func `a name cannot turn a sentence around`() throws {
    let tabs = (1...2).map { _ in
      ["A", "\u{202E}B", "C"].map { "open Root \($0)\nclose Root \($0)\n" }.joined()
    }
    let flow = try #require(try reply("root Root\n" + tabs.joined()).flows.first)
    #expect(flow.favoured == "horizontal" && flow.steps.contains("\u{202E}B"))
    #expect(flow.sentence.contains("C → A") && !flow.sentence.contains("\u{202E}"))
  }

  @Test func `without a flow the page says as the command what makes one`() throws {
    let reply = try reply("root Root")
    let session = try #require(try sessions("root Root").first)
    #expect(reply.flows.isEmpty && reply.note == FlowsText.noFlow(session))
  }
}
