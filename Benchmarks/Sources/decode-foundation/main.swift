import Foundation

/// What most tools in Swift would do: split the file into lines, and let Foundation decode each.
struct Line: Decodable {
  var type: String
  var seq: Int?
  var t: Int?
  var id: Int?
  var parent: Int?
  var at: String?
}

let trace = try Data(
  contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]), options: .mappedIfSafe)
let decoder = JSONDecoder()
var total = 0
for line in trace.split(separator: UInt8(ascii: "\n")) {
  total &+= try decoder.decode(Line.self, from: line).id ?? 0
}
print(total)
