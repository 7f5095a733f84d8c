import Foundation
import Testing

@testable import RIBsTrace

/// Where a writer puts commas, line ends and spaces, and how it writes values.
@Suite struct JSONWriterLayoutTests {
  private func text(of json: inout JSONWriter) -> String {
    String(decoding: json.drain(), as: UTF8.self)
  }

  /// An object with every kind of value, empty and nested ones among them.
  private func writeEveryKind(to json: inout JSONWriter) {
    json.beginObject()
    json.field("text", "a \"b\"")
    json.field("number", -12)
    json.field("yes", true)
    json.field("no", false)
    json.field("absent", String?.none)
    json.field("absent", Int?.none)
    json.field("present", String?.some("x"))
    json.field("present", Int?.some(7))
    json.field("null", orNull: String?.none)
    json.field("null", orNull: Int?.none)
    json.field("there", orNull: String?.some("y"))
    json.field("there", orNull: Int?.some(8))
    json.key("tenths")
    json.value(toTenths: 12.5)
    json.key("list")
    json.beginArray()
    json.value("one")
    json.null()
    json.beginArray()
    json.endArray()
    json.beginObject()
    json.endObject()
    json.beginObject()
    json.field("inner", 1)
    json.endObject()
    json.value(toTenths: -0.3)
    json.value(true)
    json.endArray()
    json.key("last")
    json.null()
    json.endObject()
    json.newline()
  }

  @Test func `a compact object stands on one line`() {
    var json = JSONWriter()
    writeEveryKind(to: &json)
    #expect(
      text(of: &json)
        == #"{"text":"a \"b\"","number":-12,"yes":true,"no":false,"present":"x","present":7,"#
        + #""null":null,"null":null,"there":"y","there":8,"tenths":12.5,"#
        + #""list":["one",null,[],{},{"inner":1},-0.3,true],"last":null}"# + "\n")
  }

  @Test func `an indented object has a line for each element`() {
    var json = JSONWriter(indents: true)
    writeEveryKind(to: &json)
    #expect(
      text(of: &json) == #"""
        {
          "text": "a \"b\"",
          "number": -12,
          "yes": true,
          "no": false,
          "present": "x",
          "present": 7,
          "null": null,
          "null": null,
          "there": "y",
          "there": 8,
          "tenths": 12.5,
          "list": [
            "one",
            null,
            [],
            {},
            {
              "inner": 1
            },
            -0.3,
            true
          ],
          "last": null
        }

        """#)
  }

  @Test(arguments: [false, true])
  func `a writer that is drained goes on where it was`(indents: Bool) {
    var whole = JSONWriter(indents: indents)
    var parts = JSONWriter(indents: indents)
    var drained: [UInt8] = []
    for json in 1...2 {
      for number in 0..<3 {
        parts.beginArray()
        drained += parts.drain()
        parts.value(number)
        drained += parts.drain()
        parts.value(json)
        parts.endArray()
        drained += parts.drain()
        parts.newline()
        whole.beginArray()
        whole.value(number)
        whole.value(json)
        whole.endArray()
        whole.newline()
      }
    }
    drained += parts.drain()
    #expect(drained == whole.drain())
    #expect(parts.drain() == [])
    #expect(drained.count { $0 == 0x0A } == (indents ? 24 : 6))
  }

  @Test func `a deep chain is indented to 32 levels`() {
    var json = JSONWriter(indents: true)
    for _ in 0..<40 { json.beginArray() }
    json.value(1)
    for _ in 0..<40 { json.endArray() }
    let indents = json.drain().split(separator: 0x0A).map { $0.prefix { $0 == 0x20 }.count }
    let down = (0..<41).map { 2 * min($0, 32) }
    #expect(indents == down + down.dropLast().reversed())
  }

  @Test(arguments: [
    0, 1, 9, 10, 11, 99, 100, 101, 909, 990, 999, 1000, 1009, 12_345, 1_000_000, 1_234_567_890,
    Int.max,
  ])
  func `a number has its digits`(number: Int) {
    for number in [number, -number, -number - 1] {
      var json = JSONWriter()
      json.value(number)
      #expect(text(of: &json) == String(number))
      json.value(toTenths: Double(number) / 10)
      let digits = String(number.magnitude)
      let (whole, tenth) = (digits.dropLast(), digits.suffix(1))
      // A number without room for its tenth is written as 0.
      #expect(
        text(of: &json)
          == (digits.count > 15
            ? ",0.0" : ",\(number < 0 ? "-" : "")\(whole.isEmpty ? "0" : whole).\(tenth)"))
    }
  }

  @Test func `text of any length comes out as it went in`() throws {
    for length in [0...2, 250...258, 505...515, 1018...1030, 5000...5000].joined() {
      let text = String(String(repeating: "abcdefghij", count: length / 10 + 1).prefix(length))
      for text in [text, text + "\n", "\u{1}" + text] {
        var json = JSONWriter()
        json.value(text)
        #expect(try JSONDecoder().decode(String.self, from: Data(json.drain())) == text)
      }
    }
  }

  @Test func `a bracket is escaped where a CI could read a command`() {
    var json = JSONWriter()
    json.value("##[error]a")
    #expect(text(of: &json) == ###""##\u005berror]a""###)
    json.value("[a] é\u{85}\"#")
    #expect(text(of: &json) == ##","\u005ba] é\u0085\"#""##)
  }

  @Test func `each line of JSON Lines begins without a comma`() {
    var json = JSONWriter()
    for number in 1...2 {
      json.beginObject()
      json.field("number", number)
      json.endObject()
      json.newline()
    }
    #expect(text(of: &json) == #"{"number":1}"# + "\n" + #"{"number":2}"# + "\n")
  }

  @Test func `an object has each of its fields, and objects and lists in them`() {
    let inner = JSONFormat<Int>.object([.required("number", .count) { $0 }])
    let outer = JSONFormat<Int>.object([
      .required("first", inner) { $0 },
      .optional("absent", .count) { _ in nil },
      .required("all", .list(of: inner)) { [$0, $0 + 1] },
      .required("last", .flag) { $0 > 0 },
    ])
    var json = JSONWriter()
    outer.write(1, to: &json)
    #expect(
      text(of: &json)
        == #"{"first":{"number":1},"all":[{"number":1},{"number":2}],"last":true}"#)
  }

  @Test func `a bracket stays where nothing else could form a command`() {
    var json = JSONWriter()
    json.value("[a]\u{7F}")
    json.value("#a\u{7F}")
    json.value("[a] → b")
    #expect(text(of: &json) == ##""[a]\u007f","#a\u007f","[a] → b""##)
  }
}
