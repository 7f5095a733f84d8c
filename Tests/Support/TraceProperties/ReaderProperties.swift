import RIBsTrace

/// The reader says of any bytes what ``PlainReader`` says, however they are cut into blocks.
package enum ReaderProperties {
  /// - Returns: A sentence for each way of reading that says something else.
  package static func violations(in bytes: [UInt8]) -> [String] {
    var broken = Violations()
    check(bytes, &broken)
    return broken.sentences
  }

  static func check(_ bytes: [UInt8], _ broken: inout Violations) {
    let plain = PortionLine.plain(bytes)
    let blocks = Blocks.cut(bytes)
    broken.expect(PortionLine.reader(bytes) == plain, "TraceReader reads other lines")
    broken.expect(PortionLine.portions([bytes[...]]) == plain, "portions have other lines")
    broken.expect(
      PortionLine.portions(blocks) == plain, "portions of \(blocks.count) blocks have other lines")
  }
}
