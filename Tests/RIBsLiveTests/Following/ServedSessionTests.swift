import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsLive

@Suite("Serving one session") struct ServedSessionTests {
  private struct Overview: Decodable {
    struct Session: Decodable { let name: String }
    let sessions: [Session]
    let message: String
    let state: String
  }

  private func session(_ name: String, _ script: String) throws -> [UInt8] {
    let header = #"{"type":"trace","version":1,"session":"\#(name)"}"#
    return try RIBsTestSupport.script("headless\nraw \(header)\n\(script)")
  }

  private func feed(_ bytes: [UInt8], to content: LiveContent) throws -> Overview {
    bytes.withUnsafeBytes { content.feed($0, to: 0) }
    content.refresh(0)
    let answer = try #require(content.answer("api/overview", [:]))
    return try JSONDecoder().decode(Overview.self, from: Data(answer))
  }

  @Test(
    arguments: [
      ("noon", [], ["noon"], ["noon"]), ("2", [], ["noon"], ["noon"]),
      ("last", ["morning"], ["noon"], ["evening"]), ("none", [], [], []),
      (nil, ["morning"], ["morning", "noon"], ["morning", "noon", "evening"]),
    ] as [(String?, [String], [String], [String])])
  func `shows that session alone, as soon as it begins`(
    option: String?, first: [String], second: [String], third: [String]
  ) throws {
    let content = LiveContent(name: "t", session: option)
    content.begin(0)
    let names = try [
      session("morning", "root Early\nend exit"), session("noon", "root Root"),
      session("evening", "root Late"),
    ].map { try feed($0, to: content).sessions.map(\.name) }
    #expect(names == [first, second, third])
  }

  @Test func `says that the session is not there, and that it is over`() throws {
    let content = LiveContent(name: "t", session: "noon")
    content.begin(0)
    let before = try feed(session("morning", "root Early"), to: content)
    #expect(before.state == "waiting" && before.message == "There is no session 'noon' yet.")
    let during = try feed(session("noon", "root Root"), to: content)
    #expect(during.state == "following")
    let after = try feed(session("evening", "root Late"), to: content)
    #expect(after.state == "killed" && after.sessions.map(\.name) == ["noon"])
  }
}
