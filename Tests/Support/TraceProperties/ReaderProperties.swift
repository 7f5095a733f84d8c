import RIBsTrace

#if FastReading
  import TraceScanning
#endif

/// All readers say the same of any bytes.
package enum ReaderProperties {
  /// Each reader of portions, anew.
  package static var readers: [(name: String, reader: any TracePortionReader)] {
    var readers: [(name: String, reader: any TracePortionReader)] = [
      ("PlainPortionReader", PlainPortionReader())
    ]
    #if FastReading
      if let scanner = TraceScanner() { readers.append(("TraceScanner", scanner)) }
    #endif
    return readers
  }

  /// - Returns: A sentence for each reader that says otherwise than ``TraceReader``.
  package static func violations(in bytes: [UInt8]) -> [String] {
    var broken = Violations()
    check(bytes, &broken)
    return broken.sentences
  }

  static func check(_ bytes: [UInt8], _ broken: inout Violations) {
    check(bytes, "", &broken)
    // The last bytes of a block are read one line at a time. Behind blank lines the others are the last.
    check(bytes + Array(repeating: 0x0A, count: 100), ", with blank lines behind it", &broken)
  }

  private static func check(_ bytes: [UInt8], _ how: String, _ broken: inout Violations) {
    let reference = PortionLine.reference(bytes)
    let blocks = Blocks.cut(bytes)
    for (name, reader) in readers {
      broken.expect(
        PortionLine.read([bytes[...]], with: reader) == reference,
        "\(name) reads other lines\(how)")
    }
    for (name, reader) in readers {
      broken.expect(
        PortionLine.read(blocks, with: reader) == reference,
        "\(name) reads other lines in \(blocks.count) blocks\(how)")
    }
  }
}
