/// JSON as a generator likes it.
package enum RandomJSON {
  package static func object(_ random: inout SeededGenerator, depth: Int = 0) -> String {
    let fields = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      string(&random) + space(&random) + ":" + space(&random) + value(&random, depth: depth)
    }
    return "{" + space(&random) + fields.joined(separator: space(&random) + ",") + "}"
  }

  package static func value(_ random: inout SeededGenerator, depth: Int) -> String {
    switch Int.random(in: 0...(depth < 3 ? 6 : 4), using: &random) {
    case 0: return string(&random)
    case 1, 2: return number(&random)
    case 3: return ["true", "false", "null"].randomElement(using: &random) ?? "null"
    case 4: return "0"
    case 5: return object(&random, depth: depth + 1)
    default:
      let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        value(&random, depth: depth + 1)
      }
      return "[" + values.joined(separator: "," + space(&random)) + "]"
    }
  }

  package static func string(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "é", "👍", "/", " ", "{", "]", #"\""#, #"\\"#, #"\/"#, #"\n"#, #"\u0041"#,
      #"\ud83d\udc4d"#,
      "\u{7F}", "id",
    ]
    let text = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }
    return "\"" + text.joined() + "\""
  }

  private static func number(_ random: inout SeededGenerator) -> String {
    var text = Bool.random(using: &random) ? "-" : ""
    text += String(UInt64.random(in: 0...999, using: &random))
    if Bool.random(using: &random) { text += ".\(UInt64.random(in: 0...99, using: &random))" }
    if Bool.random(using: &random) {
      text += ["e", "E", "e+", "E-"].randomElement(using: &random) ?? "e"
      text += String(UInt64.random(in: 0...20, using: &random))
    }
    return text
  }

  private static func space(_ random: inout SeededGenerator) -> String {
    ["", "", "", " ", "\t"].randomElement(using: &random) ?? ""
  }

  /// Changes, drops or doubles one or two bytes.
  package static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let likely = Array(#"{}[]:,"\u0e.-+ trnfx1"#.utf8) + [0x1F, 0x80, 0xC3, 0xFF]
    for _ in 0..<Int.random(in: 1...2, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(likely.randomElement(using: &random) ?? 0x20, at: place)
      case 2: bytes.insert(bytes[place], at: place)
      default: bytes[place] = likely.randomElement(using: &random) ?? 0x20
      }
    }
  }
}
