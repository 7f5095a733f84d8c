import Foundation
import RIBsTestSupport
import RIBsTrace
import Testing

@testable import RIBsLive

@Suite("Lists that grow") struct GrowingListsTests {
  /// A page, and what it has of a list.
  private struct Page {
    var answer: Int?
    var list: [Int] = []
  }

  /// Asks for a list and applies what comes.
  private func ask(_ page: inout Page, _ list: [Int], _ lists: inout GrowingLists) throws {
    lists.begin(since: page.answer)
    var json = JSONWriter()
    json.beginObject()
    lists.write("list", list, to: &json) { $1.value($0) }
    json.endObject()
    let reply = try #require(
      try JSONSerialization.jsonObject(with: Data(json.drain())) as? [String: Any])
    if let whole = reply["list"] as? [Int] {
      #expect(page.answer == nil)
      page.list = whole
    } else {
      let change = try #require(reply["list"] as? [String: Any])
      let (length, changed) = (
        try #require(change["length"] as? Int), try #require(change["changed"] as? [Int])
      )
      page.list = Array(page.list.prefix(length))
      for pair in stride(from: 0, to: changed.count, by: 2) {
        if changed[pair] < page.list.count {
          page.list[changed[pair]] = changed[pair + 1]
        } else {
          page.list.append(changed[pair + 1])
        }
      }
    }
    page.answer = lists.answer
  }

  @Test func `each page has the whole list, however it changes and whenever pages ask`() throws {
    for seed: UInt64 in 1...40 {
      var random = SeededGenerator(seed: seed)
      var lists = GrowingLists(after: 1000)
      var list: [Int] = []
      var pages = [Page(), Page(), Page()]
      for _ in 0..<60 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: list += (0..<3).map { _ in Int.random(in: 0..<4, using: &random) }
        case 2: list.removeLast(Int.random(in: 0...list.count, using: &random))
        case 3: if !list.isEmpty { list.remove(at: Int.random(in: list.indices, using: &random)) }
        case 4: list.shuffle(using: &random)
        default: if !list.isEmpty { list[Int.random(in: list.indices, using: &random)] += 1 }
        }
        // Several may ask between two changes, and others see none of many.
        for page in pages.indices where Bool.random(using: &random) {
          try ask(&pages[page], list, &lists)
          #expect(pages[page].list == list, "seed \(seed)")
        }
      }
    }
  }

  @Test func `an answer says nothing twice`() throws {
    var lists = GrowingLists()
    func changes(since answer: Int, _ list: [Int]) -> String {
      var json = JSONWriter()
      lists.begin(since: answer)
      lists.write("list", list, to: &json) { $1.value($0) }
      return String(decoding: json.drain(), as: UTF8.self)
    }
    #expect(changes(since: 0, [7, 8]) == #""list":[7,8]"#)
    #expect(changes(since: 1, [7, 8]) == #""list":{"changed":[],"length":2}"#)
    #expect(changes(since: 2, [7, 9, 8]) == #""list":{"changed":[1,9,2,8],"length":3}"#)
    #expect(changes(since: 3, [7]) == #""list":{"changed":[],"length":1}"#)
    #expect(changes(since: 4, [7, 9]) == #""list":{"changed":[1,9],"length":2}"#)
    // Whoever has the first answer lacks the nine.
    #expect(changes(since: 1, [7, 9]) == #""list":{"changed":[1,9],"length":2}"#)
  }
}
