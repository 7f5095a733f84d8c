import CTraceScan
import Foundation
import RIBsTrace
import RIBsTestSupport
import Testing
import TraceProperties

#if FastReading
  /// Which lines are scanned, and which are left to be read singly. What they say is tested elsewhere; that
  /// those which are frequent are scanned is what makes reading fast.
  @Suite struct ScannedLinesTests {
    /// - Returns: The lines that are left out; nil where none could be read.
    private func unusual(of bytes: [UInt8]) -> [String]? {
      let padded = bytes + Array(repeating: 0, count: Int(RIBS_SCAN_PADDING))
      guard let scanner = ribs_scanner_create() else { return nil }
      defer { ribs_scanner_destroy(scanner) }
      return padded.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let scan = ribs_scanner_scan(scanner, start, bytes.count)
        guard scan.is_read else { return nil }
        let lines = UnsafeBufferPointer(start: scan.unusual, count: scan.unusual_count)
        #expect(scan.event_count + lines.count == Int(scan.line_count))
        return lines.map { line in
          let start = Int(line.offset)
          return String(decoding: bytes[start..<start + Int(line.length)], as: UTF8.self)
        }
      }
    }

    /// Behind a line that is written in a recorder's order there must be others, or it goes the other way.
    private static let usual = String(
      repeating: #"{"type":"attach","seq":1,"t":1,"id":2,"parent":1}"# + "\n", count: 5)

    private func isScanned(_ line: String) -> Bool { unusual(of: Array("\(line)\n".utf8)) == [] }

    @Test func `there is a scanner among the readers that are compared`() {
      #expect(ReaderProperties.readers.map(\.name) == ["PlainPortionReader", "TraceScanner"])
    }

    @Test func `what recorders write is scanned, all but headers and ends`() throws {
      for file in Repository.fixtures {
        let unusual = try #require(unusual(of: [UInt8](try Data(contentsOf: file))))
        for line in unusual {
          let isRare = ["trace", "drop", "end"].contains { line.hasPrefix(#"{"type":"\#($0)""#) }
          #expect(isRare, "\(line)")
        }
      }
    }

    @Test func `every kind of event is scanned in any order and with spaces`() {
      for (body, text) in everyBody {
        let isRare = body.name == "drop" || body.name == "end"
        let backwards = text.split(separator: ",").reversed().joined(separator: ",")
        for line in [
          text, #"\#(text),"thread":"t","at":"A:1""#, backwards, #""x":1,\#(text),"y":true"#,
          text.replacing(",", with: ", ").replacing("\":", with: "\": "),
        ] {
          #expect(isScanned("{\(line)}") == !isRare, "\(line)")
          let among = "\(Self.usual){\(line)}\n\(Self.usual)"
          #expect(unusual(of: Array(among.utf8)) == (isRare ? ["{\(line)}"] : []), "\(line)")
        }
      }
    }

    @Test(arguments: [
      #"{"type":"settle","t":0,"t":1}"#, #"{"type":"settle","t":00}"#, #"{"type":"settle","t":-1}"#,
      #"{"type":"settle","t":1.0}"#, #"{"type":"settle","t":1234567890123456789}"#,
      #"{"type":"settle","t":"0"}"#, #"{"type":"settle","t":0,"x":null}"#,
      #"{"type":"settle","t":0,"x":[]}"#, #"{"type":"settle","t":0,"x":tru}"#,
      #"{"type":"settle","t":0,"x":"\n"}"#, #"{"type":"settle","t":0,"seq":0}"#,
      #"{"type":"settle","t":0 }"#, #" {"type":"settle","t":0}"#, #"{"type":"settle","t":0} "#,
      "{\"type\":\"settle\",\t\"t\":0}", "{\"type\":\"settle\",\"t\":0}\r", #"{"t":0}"#, "{}", "",
      #"{"type":"load","seq":1,"t":0,"id":0}"#, #"{"type":"load","seq":0,"t":0,"id":1}"#,
      #"{"type":"deactivatf","t":0,"id":1}"#, #"{"type":"disappeal","t":0,"id":1,"removed":true}"#,
      #"{"type":"teleport","t":0}"#, #"{"type":"attach","seq":1,"t":0,"id":1,"parent":0}"#,
      #"{"type":"load","seq":1,"t":0,"id":1,"at":"x" }"#,
      #"{"type":"create","seq":1,"t":0,"id":1,"rib":"R","kind":"other"}"#,
    ])
    func `a line that is odd is left out`(line: String) {
      #expect(!isScanned(line))
      #expect(unusual(of: Array("\(Self.usual)\(line)\n\(Self.usual)".utf8)) == [line])
    }

    @Test(arguments: [#"{"type":"settle","t":0,"x":"}"#, "\u{22}", "{\"x\":\"\u{1}\"}"])
    func `where a string is not closed nothing is scanned`(line: String) {
      #expect(unusual(of: Array("\(Self.usual)\(line)\n\(Self.usual)".utf8)) == nil)
    }

    @Test func `texts of the same hash are kept apart`() throws {
      let scanner = try #require(ribs_scanner_create())
      defer { ribs_scanner_destroy(scanner) }
      // With this in front the hash is 0, whatever stands behind. No text has it: it is not UTF-8.
      let front = withUnsafeBytes(of: UInt64(0x9E37_79B9_7F4A_7C15).littleEndian) { Array($0) }
      let texts = ["AAAAAAAA", "AAAAAAAB", "AAAA", "BAAAAAAA"].map { front + Array($0.utf8) }
      for _ in 1...2 {
        let numbers = texts.map { ribs_scanner_number(scanner, $0, $0.count) }
        #expect(numbers == [1, 2, 3, 4])
      }
    }

    @Test func `a table grows with its texts`() throws {
      let scanner = try #require(ribs_scanner_create())
      defer { ribs_scanner_destroy(scanner) }
      func number(_ text: String) -> UInt32 {
        ribs_scanner_number(scanner, Array(text.utf8), text.utf8.count)
      }
      for _ in 1...2 {
        for count in 1...20_000 { #expect(number("text \(count)") == count) }
        #expect(number("") == 20_001)
      }
      #expect(ribs_scanner_text_count(scanner) == 20_001)
    }
  }
#endif
