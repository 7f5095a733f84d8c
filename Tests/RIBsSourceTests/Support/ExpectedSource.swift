import Foundation
import RIBsTestSupport

/// What `EXPECTED.md` of a broken twin says: tables that were made by hand.
struct ExpectedSource {
  struct Hazard: Hashable, Comparable, CustomStringConvertible {
    var rule: String
    var severity: String
    var at: String

    static func < (one: Hazard, other: Hazard) -> Bool { one.description < other.description }
    var description: String { "\(at) \(rule) \(severity)" }
  }

  let folder: String
  private var tables: [String: [[String]]] = [:]

  /// - Parameter twin: The folder's name below `fixtures/source`.
  init(_ twin: String) throws {
    folder = Repository.root.appendingPathComponent("fixtures/source/\(twin)").path
    let text = try String(contentsOfFile: "\(folder)/EXPECTED.md", encoding: .utf8)
    var section = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if line.hasPrefix("|") {
        let cells = line.split(separator: "|").map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
        }
        tables[section, default: []].append(cells)
      }
    }
  }

  /// The rows of a table, without its head.
  private func rows(_ section: String) -> [[String]] { Array((tables[section] ?? []).dropFirst(2)) }

  /// `RIB kind FILE:LINE`.
  var ribs: [String] { rows("RIBs").map { "\($0[0]) \($0[2]) \($0[3])" }.sorted() }

  /// `PARENT CHILD grade FILE:LINE`.
  var edges: [String] { rows("Edges").map { $0.prefix(4).joined(separator: " ") }.sorted() }

  var hazards: [Hazard] {
    rows("Hazards").map { Hazard(rule: $0[0], severity: $0[1], at: $0[2]) }.sorted()
  }

  /// Lines that look wrong and are right, by rule.
  var traps: [(rule: String, at: String)] {
    rows("Right as it is").map { ($0[0], $0[1]) }
  }
}
