import RIBsTrace

/// RIBs that are destroyed and of which nothing is left to say: kept in some twenty bytes each, for an event may
/// name one still, such as a second detach.
///
/// Numbers are written as their differences from others that are near, seven bits a byte, lowest first; the
/// last byte of each has its highest bit clear.
struct RIBArchive {
  /// Where an entry begins.
  typealias Place = Int

  private static let shift = 16
  private static let pageSize = 1 << shift
  /// Who has built children of more names anew is not archived.
  private static let mostRebuilt = 32
  /// No entry is longer: each of its numbers takes ten bytes at most.
  private static let longest = 1024

  /// How many children of each name a RIB built anew.
  typealias Rebuilt = [(name: TextNumber?, count: Int)]

  /// What is known of a RIB.
  struct Entry {
    var record: RIBRecord
    var details: RIBDetails
    var departure: Departure
    var offTree: EventStamp?
    var rebuilt: Rebuilt
  }

  /// A page, and what its entries are told from.
  private struct Page {
    var bytes: [UInt8]
    /// How many of them are written.
    var count = 0
    let origin: EventStamp
  }

  private var pages: [Page] = []

  /// - Returns: Where it stands; nil where there is no more room.
  mutating func append(_ entry: Entry) -> Place? {
    guard let destroyed = entry.departure.destroyed, entry.rebuilt.count <= Self.mostRebuilt else {
      return nil
    }
    if (pages.last?.count ?? .max) > Self.pageSize - Self.longest {
      guard pages.count < (Int(Int32.max) >> Self.shift) - 1 else { return nil }
      pages.append(
        Page(
          bytes: Array(repeating: 0, count: Self.pageSize),
          origin: entry.details.created ?? destroyed))
    }
    let last = pages.count - 1
    let place = last << Self.shift | pages[last].count
    let origin = pages[last].origin
    pages[last].count = pages[last].bytes.withUnsafeMutableBufferPointer { bytes in
      var writer = EntryWriter(bytes: bytes, count: place & (Self.pageSize - 1), origin: origin)
      writer.write(entry)
      return writer.count
    }
    return place
  }

  /// - Parameters:
  ///   - id: The number of the RIB that was written there.
  ///   - mention: Its new place in the order in which RIBs are mentioned.
  func entry(
    at place: Place, id: Int, mention: UInt32
  ) -> Entry {
    let page = pages[place >> Self.shift]
    var reader = EntryReader(
      bytes: page.bytes[(place & (Self.pageSize - 1))...], origin: page.origin)
    return reader.entry(id: id, mention: mention)
  }
}
