import Foundation
import RIBsAnalysis
import RIBsReport
import TestSupport
import Testing

@Suite(
  "The schema of the JSON report",
  .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
struct ReportSchemaTests {
  private let schema = SchemaValidator(ReportSchema.bytes)

  @Test func `it takes reports of every shape`() throws {
    let reports =
      try [
        CISample.report(), CISample.clean(), CheckReport([]),
        CheckReport([], unusable: [UnusableInput(source: "t", reason: "r")]),
        report("headless\nattach A B\nend teardown"),
        report("root Root\nopen Root A\nopen A B\nend exit", failOn: .info),
      ] + Repository.fixtures.map { CheckReport([try inputReport(at: $0)]) }
    let complaints = try schema.complaints(reports.map { Array(ReportFormat.json.text($0).utf8) })
    #expect(complaints.count == reports.count)
    #expect(complaints.allSatisfy { $0 == nil }, "\(complaints)")
  }

  @Test func `it takes no key that it does not name, and misses each that is always there`() throws
  {
    let text = ReportFormat.json.text(try CISample.report())
    let whole = try JSONSerialization.jsonObject(with: Data(text.utf8))
    var broken: [Data] = []
    for path in [
      [], ["findings", "0"], ["findings", "0", "related", "0"], ["remarks", "0"],
      ["sessions", "0"], ["sessions", "0", "tree", "0"],
      ["sessions", "0", "tree", "0", "children", "0"], ["unusable", "0"],
    ] {
      var keys: [String] = []
      broken.append(
        try data(
          changing(whole, at: path[...]) { object in
            keys = object.keys.sorted()
            object["later"] = 1
          }))
      for key in keys where !Self.optional.contains(key) && (key != "line" || path[0] != "remarks")
      {
        broken.append(try data(changing(whole, at: path[...]) { $0[key] = nil }))
      }
    }
    let complaints = try schema.complaints(broken)
    #expect(complaints.count > 40)
    for (document, complaint) in zip(broken, complaints) {
      #expect(complaint != nil, "\(String(decoding: document.prefix(300), as: UTF8.self))")
    }
  }

  /// What some findings, remarks, sessions or nodes are without.
  private static let optional: Set = ["at", "id", "parent", "rib", "suppressed", "app", "kind"]

  private func data(_ object: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  }

  /// A copy in which the object at a path is another.
  private func changing(
    _ value: Any, at path: ArraySlice<String>, _ change: (inout [String: Any]) -> Void
  ) throws -> Any {
    guard let step = path.first else {
      var object = try #require(value as? [String: Any])
      change(&object)
      return object
    }
    if let place = Int(step) {
      var list = try #require(value as? [Any])
      list[place] = try changing(list[place], at: path.dropFirst(), change)
      return list
    }
    var object = try #require(value as? [String: Any])
    object[step] = try changing(try #require(object[step]), at: path.dropFirst(), change)
    return object
  }
}
