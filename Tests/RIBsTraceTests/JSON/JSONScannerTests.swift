import Testing

@testable import RIBsTrace

@Suite struct JSONScannerTests {
  private func value(_ json: String) throws -> ScannedObject.Value? {
    try ScannedObject(line: Array(#"{"v":\#(json)}"#.utf8))["v"]
  }

  private func failure(_ line: [UInt8]) -> JSONScanner.Failure? {
    do {
      _ = try ScannedObject(line: line)
      return nil
    } catch {
      return error
    }
  }

  @Test func `numbers are whole, or of no use to the format`() throws {
    #expect(try value("0") == .integer(0))
    #expect(try value("-12") == .integer(-12))
    #expect(try value("9223372036854775807") == .integer(.max))
    #expect(try value("-9223372036854775808") == .integer(.min))
    #expect(try value("9223372036854775808") == .otherNumber)
    #expect(try value("-9223372036854775809") == .otherNumber)
    #expect(try value(String(repeating: "9", count: 5000)) == .otherNumber)
    #expect(try value("1.0") == .otherNumber)
    #expect(try value("1E+2") == .otherNumber)
    #expect(try value("1e-2") == .otherNumber)
  }

  @Test(arguments: [
    "01", "-", "+1", ".5", "1.", "1.e1", "1e", "1e+", "0x1", "--1", "Infinity", "NaN", "tru",
    "True", "nul", "'a'", "", ",", "[1,]", "[,1]", "[1 2]", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#,
    "{1:2}", "[}", "{]", "[", "{", "[[]", #"{"a":[}"#, "]", "1 1", "/**/1",
  ])
  func `what is no JSON value is refused`(json: String) {
    #expect(failure(Array(#"{"v":\#(json)}"#.utf8)) != nil)
  }

  @Test(arguments: ["1", "[]", "null", #""text""#, "", "{", "}", "{}{}", "{} x", "{},"])
  func `a line is one object and nothing behind it`(line: String) {
    #expect(failure(Array(line.utf8)) != nil)
  }

  @Test func `objects and arrays are checked and passed over`() throws {
    let json = #"[{},[],{"a":[1,{"b":null}],"c":"]"},"}",true,-1e3,[[[]]]]"#
    #expect(try value(json) == .nested(json))
    #expect(try ScannedObject(line: Array(#"{"a":\#(json),"b":1}"#.utf8))["b"] == .integer(1))
  }

  @Test func `an array 100000 deep is passed over without a stack`() throws {
    let depth = 100_000
    let array = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(try value(array) == .nested(array))
    #expect(failure(Array(#"{"v":\#(array.dropLast())}"#.utf8)) != nil)
    let object =
      String(repeating: #"{"k":"#, count: depth) + "0" + String(repeating: "}", count: depth)
    #expect(try value(object) == .nested(object))
  }

  @Test func `a failure tells the byte where it was seen`() {
    #expect(failure(Array(#"{"a":1 "b":2}"#.utf8)) == .init(column: 8, reason: "expected '}'"))
    #expect(failure([0x20]) == .init(column: 2, reason: "expected '{'"))
    #expect(failure(Array("{} x".utf8)) == .init(column: 4, reason: "text after the object"))
  }

  @Test func `null is as good as absent`() throws {
    #expect(try value("null") == nil)
    #expect(try ScannedObject(line: Array("{}".utf8))["v"] == nil)
  }
}
