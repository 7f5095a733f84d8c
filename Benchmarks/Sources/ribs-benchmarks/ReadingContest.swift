import Foundation
import RIBsAnalysis
import RIBsTrace

/// What reading and judging a trace costs, beside Foundation only decoding the same lines.
enum ReadingContest {
  private struct Line: Decodable {
    var type: String
    var seq: Int?
    var t: Int?
    var id: Int?
    var parent: Int?
    var at: String?
  }

  static func run() {
    let trace = trace(openings: 4_000)
    let lines = trace.split(separator: UInt8(ascii: "\n")).map { Data($0) }
    Contest(
      title: "Read one event of a trace (\(lines.count) events)", operations: lines.count,
      entries: [
        Contest.Entry(name: "Foundation's JSONDecoder, decoding only") {
          let decoder = JSONDecoder()
          for line in lines { _ = try? decoder.decode(Line.self, from: line) }
        },
        Contest.Entry(name: "TraceReader") {
          var reader = TraceReader()
          reader.feed(trace) { _ in }
          reader.finish { _ in }
        },
        Contest.Entry(name: "TraceAnalyzer, with replay and all rules") {
          var analyzer = TraceAnalyzer()
          analyzer.feed(trace)
          _ = try? analyzer.finish()
        },
      ]
    ).run()
  }

  /// What reading costs by the kind of line, and for how many keys.
  static func runByType() {
    let times = #""seq":123456,"t":12345678901234"#
    let id = #""id":12345"#
    let site = #""at":"TadaShop/ProductDetailRouter.swift:47""#
    let lines = [
      ("settle", ""), ("activate", id), ("disappear", #"\#(id),"removed":true"#),
      ("create", #"\#(id),"rib":"ProductDetail","kind":"viewable""#),
      ("attach", #"\#(id),"parent":1234,\#(site)"#),
      ("hold", #"\#(id),"parent":1234,"property":"ProductDetailRouter.productPhotos""#),
      ("detach", #"\#(id),"parent":1234,"cause":"call",\#(site)"#),
    ]
    let count = 10_000
    Contest(
      title: "Read one line, by its type", operations: count,
      entries: lines.map { type, keys in
        let rest = keys.isEmpty ? "" : ",\(keys)"
        let line = Array("{\"type\":\"\(type)\",\(times)\(rest)}\n".utf8)
        let trace = Array(repeatElement(line, count: count).joined())
        return Contest.Entry(name: "\(type), \(line.count) bytes") {
          var reader = TraceReader()
          reader.feed(trace) { _ in }
          reader.finish { _ in }
        }
      }
    ).run()
  }

  /// A root that opens and closes a screen, again and again.
  private static func trace(openings: Int) -> [UInt8] {
    var script = "root Root\n"
    for number in 1...openings {
      script += """
        open Root Post#\(number) @App/RootRouter.swift:20
        hold Root.post Post#\(number)
        close Root Post#\(number) @App/RootRouter.swift:27
        destroy Post#\(number)

        """
    }
    guard let trace = try? TraceScript(script).trace() else { return [] }
    return trace
  }
}
