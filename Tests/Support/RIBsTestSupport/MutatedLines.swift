/// Lines of a trace, changed as no writer would.
package enum MutatedLines {
  /// One to three changes.
  package static func mutate(
    _ line: [UInt8], among lines: [[UInt8]], _ random: inout SeededGenerator
  )
    -> [UInt8]
  {
    var line = line
    for _ in 0..<Int.random(in: 1...3, using: &random) where !line.isEmpty {
      switch Int.random(in: 0...6, using: &random) {
      case 0: RandomJSON.mutate(&line, &random)
      case 1:
        line[Int.random(in: line.indices, using: &random)] ^=
          1
          << UInt8.random(
            in: 0...7, using: &random)
      case 2: line.removeLast(Int.random(in: 1...line.count, using: &random))
      case 3: addField(of: lines.randomElement(using: &random) ?? line, to: &line, &random)
      case 4: replaceValue(in: &line, &random)
      case 5: swapFields(in: &line, &random)
      default:
        line.insert(
          0x20, at: Int.random(in: line.startIndex...line.endIndex, using: &random))
      }
    }
    return line
  }

  private static let values = [
    "0", "-0", "-1", "00", "01", "1", "7", "1.0", "1e2", "1.", "-", "999999999999999999",
    "1000000000000000000", "9223372036854775807", "9223372036854775808",
    "99999999999999999999999999", "1234567890123456789true", "true", "false", "null", "tru",
    "falsetrue", "[]", "{}", #"[{"id":1}]"#, #""""#, #""é""#, #""\u0041""#, #""\ud83d""#,
    #""launch""#, #""viewable""#, #""viewablex""#, #""deinit""#, #""call""#, #""start""#,
    #""stop""#, #""cancel""#, #""settle""#, #""deactivate""#, #""deactivatf""#, #""disappear""#,
    #""disappeal""#, #""trace""#, #""teleport""#, #""a text that has more bytes""#, " 5", "5 ", "",
  ]

  /// A field with its quotes, without the comma. Good enough: a comma inside a string makes it odder.
  private static func fields(of line: [UInt8]) -> [ArraySlice<UInt8>] {
    line.dropFirst().dropLast().split(separator: UInt8(ascii: ","))
  }

  private static func join(_ fields: [ArraySlice<UInt8>]) -> [UInt8] {
    Array("{".utf8) + fields.joined(separator: [UInt8(ascii: ",")]) + Array("}".utf8)
  }

  private static func addField(
    of other: [UInt8], to line: inout [UInt8], _ random: inout SeededGenerator
  ) {
    var all = fields(of: line)
    guard let field = fields(of: other).randomElement(using: &random) else { return }
    all.insert(field, at: Int.random(in: 0...all.count, using: &random))
    line = join(all)
  }

  private static func swapFields(in line: inout [UInt8], _ random: inout SeededGenerator) {
    line = join(fields(of: line).shuffled(using: &random))
  }

  private static func replaceValue(in line: inout [UInt8], _ random: inout SeededGenerator) {
    var all = fields(of: line)
    guard let index = all.indices.randomElement(using: &random),
      let colon = all[index].firstIndex(of: UInt8(ascii: ":"))
    else { return }
    let value = values.randomElement(using: &random) ?? "0"
    all[index] = ArraySlice(all[index][...colon] + Array(value.utf8))
    line = join(all)
  }
}
