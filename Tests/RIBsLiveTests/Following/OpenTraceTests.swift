import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsLive

@Suite("A trace that is open") struct OpenTraceTests {
  private func news(_ trace: OpenTrace) throws -> String {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 1)
    defer { buffer.deallocate() }
    return switch try trace.next(buffer) {
    case .nothing: "nothing"
    case .bytes(let bytes): "bytes \(bytes.count)"
    case .caughtUp: "caught up"
    case .otherTrace: "another trace"
    case .packed: "packed"
    }
  }

  @Test func `a packed file that is written is another trace once it rests`() throws {
    let scratch = try Scratch()
    let trace = try OpenTrace(try scratch.write([0x1F, 0x8B, 8, 0], to: "trace.gz"))
    #expect(try [news(trace), news(trace), news(trace)] == ["packed", "nothing", "nothing"])
    for _ in 1...2 {
      try scratch.append("more", to: "trace.gz")
      #expect(try news(trace) == "nothing")
    }
    #expect(try news(trace) == "another trace")
  }

  @Test func `a file is read to its end once`() throws {
    let scratch = try Scratch()
    let trace = try OpenTrace(try scratch.write(Array("{1}\n".utf8), to: "trace.jsonl"))
    #expect(try [news(trace), news(trace), news(trace)] == ["bytes 4", "caught up", "nothing"])
    #expect(trace.percent == 100)
    try scratch.append("{2}\n{3}\n", to: "trace.jsonl")
    #expect(try [news(trace), news(trace), news(trace)] == ["bytes 8", "caught up", "nothing"])
  }
}
