import RIBsAnalysis
import Testing

/// Trees that no recursion and no square survives.
@Suite(.serialized) struct ScaleTests {
  private static let count = 100_000

  /// Without numbers and times: what is measured is the analysis, not the writing.
  private func event(_ type: String, _ rest: String) -> String {
    "{\"type\":\"\(type)\",\"t\":0,\(rest)}\n"
  }

  private let end = "\n" + #"{"type":"end","t":1,"reason":"exit"}"#

  @Test(.timeLimit(.minutes(10)))
  func `a chain of 100000 RIBs is one tree and one flow`() throws {
    var text = event("launch", #""id":1,"rib":"R""#)
    for id in 2...Self.count {
      text += event("create", #""id":\#(id),"rib":"R","kind":"viewless""#)
      text += event("attach", #""id":\#(id),"parent":\#(id - 1)"#)
    }
    text += event("detach", #""id":2,"parent":1"#) + #"{"type":"settle","t":1}"#
    let report = try #require(sessions(Array((text + end).utf8)).first)
    #expect(report.findings.map(\.words) == ["trace-no-header", "leaked-child R"])
    #expect(report.findings.last?.victims == Self.count - 2)
    #expect(report.tree.nodes.count == 1)
    // The first RIB below the root owns the flow.
    #expect(report.flows.map(\.steps.count) == [Self.count - 2])
    #expect(report.flows.first?.path.utf8.count == 2 * 258 + "…".utf8.count)
  }

  @Test(.timeLimit(.minutes(10)))
  func `100000 children of one parent come and go`() throws {
    var text = event("launch", #""id":1"#)
    for id in 2...Self.count { text += event("attach", #""id":\#(id),"parent":1"#) }
    for id in 2..<Self.count { text += event("detach", #""id":\#(id),"parent":1"#) }
    let report = try #require(sessions(Array((text + end).utf8)).first)
    #expect(report.findings.map(\.words) == ["trace-no-header"])
    #expect(report.tree.nodes.map(\.id) == [1, Self.count])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a RIB that 100000 properties hold is held until the last lets go`() throws {
    let properties = 1...100_000
    var text = event("launch", #""id":1,"rib":"R""#)
    text += event("attach", #""id":2,"parent":1,"rib":"C""#)
    for property in properties {
      text += event("hold", #""id":2,"parent":1,"property":"p\#(property)""#)
    }
    for property in properties.dropLast().reversed() {
      text += event("unhold", #""id":2,"parent":1,"property":"p\#(property)""#)
    }
    let last = event("unhold", #""id":2,"parent":1,"property":"p\#(properties.upperBound)""#)
    let held = try #require(sessions(Array((text + end).utf8)).first)
    let lost = try #require(sessions(Array((text + last + end).utf8)).first)
    #expect(held.findings.map(\.words) == ["trace-no-header"])
    #expect(lost.findings.map(\.words) == ["trace-no-header", "lost-child C"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `50000 view controllers outlive their RIBs`() throws {
    var text = event("launch", #""id":1,"rib":"R""#)
    for id in 2...50_001 {
      text += event("create", #""id":\#(id),"rib":"C","kind":"viewable""#)
      text += event("attach", #""id":\#(id),"parent":1"#)
      text += event("detach", #""id":\#(id),"parent":1"#)
      text += event("leak", #""id":\#(id),"object":"viewController","name":"V","waited":1"#)
      text += event("destroy", #""id":\#(id)"#)
    }
    let report = try #require(sessions(Array((text + end).utf8)).first)
    #expect(report.findings.count == 50_001)
  }

  @Test(.timeLimit(.minutes(10)))
  func `each RIB of a chain of 5000 is told by the two ends of its path`() throws {
    var text = event("launch", #""id":1,"rib":"R""#)
    for id in 2...5000 {
      text += event("attach", #""id":\#(id),"parent":\#(id - 1),"rib":"N\#(id)""#)
    }
    for id in 2...5000 { text += event("detach", #""id":\#(id),"parent":\#(id - 1)"#) }
    let report = try #require(sessions(Array((text + end).utf8)).first)
    let told = report.findings.dropFirst()
    #expect(told.count == 4998)
    #expect(told.allSatisfy { $0.path.utf8.count < 2000 })
    let names = try #require(told.last).path.split(separator: "/")
    #expect(names.count == 257 && names[1] == "N2" && names[128] == "…" && names[256] == "N5000")
  }

  @Test(.timeLimit(.minutes(10)))
  func `sessions share the names of their trace`() throws {
    var text = ""
    for session in 1...5000 {
      text += #"{"type":"trace","version":1,"session":"s\#(session)"}"# + "\n"
      text += event("create", #""id":1,"rib":"R\#(session)","kind":"launch""#)
      text += event("launch", #""id":1"#)
    }
    let reports = try sessions(Array(text.utf8))
    #expect(reports.count == 5000)
    #expect(reports.last?.tree.nodes.map(\.rib) == ["R5000"])
  }
}
