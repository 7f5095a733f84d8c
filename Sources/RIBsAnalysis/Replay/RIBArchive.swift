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

  /// A page, and what its entries are told from.
  private struct Page {
    var bytes: [UInt8]
    /// How many of them are written.
    var count = 0
    let origin: EventStamp
  }

  private var pages: [Page] = []

  /// - Returns: Where it stands; nil where there is no more room.
  mutating func append(
    _ record: RIBRecord, _ departure: Departure, _ rebuilt: Rebuilt
  ) -> Place? {
    guard let destroyed = departure.destroyed, rebuilt.count <= Self.mostRebuilt else {
      return nil
    }
    if (pages.last?.count ?? .max) > Self.pageSize - Self.longest {
      guard pages.count < (Int(Int32.max) >> Self.shift) - 1 else { return nil }
      pages.append(
        Page(
          bytes: Array(repeating: 0, count: Self.pageSize), origin: record.created ?? destroyed))
    }
    let last = pages.count - 1
    let place = last << Self.shift | pages[last].count
    let origin = pages[last].origin
    pages[last].count = pages[last].bytes.withUnsafeMutableBufferPointer { bytes in
      var writer = EntryWriter(bytes: bytes, count: place & (Self.pageSize - 1), origin: origin)
      writer.write(record, departure, rebuilt)
      return writer.count
    }
    return place
  }

  /// - Parameters:
  ///   - id: The number of the RIB that was written there.
  ///   - mention: Its new place in the order in which RIBs are mentioned.
  func entry(
    at place: Place, id: Int, mention: UInt32
  ) -> (record: RIBRecord, departure: Departure, rebuilt: Rebuilt) {
    let page = pages[place >> Self.shift]
    var reader = EntryReader(
      bytes: page.bytes[(place & (Self.pageSize - 1))...], origin: page.origin)
    return reader.entry(id: id, mention: mention)
  }
}

/// The bits of an entry's first number.
private struct EntryFlags: OptionSet {
  var rawValue: UInt32

  static let isNamedAsParent = EntryFlags(rawValue: 1 << 0)
  static let isLaunched = EntryFlags(rawValue: 1 << 1)
  static let isActive = EntryFlags(rawValue: 1 << 2)
  static let wasCreated = EntryFlags(rawValue: 1 << 3)
  static let wasAttached = EntryFlags(rawValue: 1 << 4)
  static let wasDetached = EntryFlags(rawValue: 1 << 5)
  static let left = EntryFlags(rawValue: 1 << 6)
  /// It left the tree when it was detached.
  static let leftByDetach = EntryFlags(rawValue: 1 << 7)
  static let wasLoaded = EntryFlags(rawValue: 1 << 8)
  /// Each event's number is as far from its line as those at the page's origin are.
  static let isNumberedByLine = EntryFlags(rawValue: 1 << 9)

  static let kinds: [RIBKind?] = [nil, .viewless, .viewable, .launch]
}

private struct EntryWriter {
  /// A page with room for the longest entry.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// How many of the page's bytes are written.
  private(set) var count: Int
  private let origin: EventStamp
  /// Of the event written last.
  private var line: Int

  init(bytes: UnsafeMutableBufferPointer<UInt8>, count: Int, origin: EventStamp) {
    self.bytes = bytes
    self.count = count
    self.origin = origin
    line = Int(origin.line)
  }

  mutating func write(
    _ record: RIBRecord, _ departure: Departure, _ rebuilt: RIBArchive.Rebuilt
  ) {
    let flags = flags(record, departure)
    let isNumberedByLine = flags.contains(.isNumberedByLine)
    let kind = EntryFlags.kinds.firstIndex(of: record.kind) ?? 0
    append(
      number: UInt64(flags.rawValue) << 4 | UInt64(kind) << 2 | UInt64(record.rebuilt.rawValue))
    append(number: UInt64(record.name?.value ?? 0))
    append(number: UInt64(record.slot.map { $0 + 1 } ?? 0))
    append(number: UInt64(record.attachCount))
    append(signed: record.id &- record.lastParent)
    write(record.created, isNumberedByLine)
    write(record.lastAttach, isNumberedByLine)
    write(departure.lastDetach, isNumberedByLine)
    if !flags.contains(.leftByDetach) { write(departure.offTree, isNumberedByLine) }
    write(departure.destroyed, isNumberedByLine)
    let left = departure.offTree ?? departure.destroyed ?? origin
    append(signed: left.time &- origin.time)
    if flags.contains(.wasLoaded) { append(signed: Int(record.firstLoad) - line) }
    append(number: UInt64(rebuilt.count))
    for (name, count) in rebuilt {
      append(number: UInt64(name?.value ?? 0))
      append(number: UInt64(UInt32(clamping: count)))
    }
  }

  private func flags(_ record: RIBRecord, _ departure: Departure) -> EntryFlags {
    var flags: EntryFlags = []
    if record.isNamedAsParent { flags.insert(.isNamedAsParent) }
    if record.isLaunched { flags.insert(.isLaunched) }
    if record.isActive { flags.insert(.isActive) }
    if record.created != nil { flags.insert(.wasCreated) }
    if record.lastAttach != nil { flags.insert(.wasAttached) }
    if departure.lastDetach != nil { flags.insert(.wasDetached) }
    if let left = departure.offTree {
      flags.insert(.left)
      if left == departure.lastDetach { flags.insert(.leftByDetach) }
    }
    if record.firstLoad > 0 { flags.insert(.wasLoaded) }
    if isByLine(record.created), isByLine(record.lastAttach), isByLine(departure.lastDetach),
      isByLine(departure.offTree), isByLine(departure.destroyed)
    {
      flags.insert(.isNumberedByLine)
    }
    return flags
  }

  private func isByLine(_ stamp: EventStamp?) -> Bool {
    guard let stamp else { return true }
    return stamp.seq &- Int(stamp.line) == origin.seq &- Int(origin.line)
  }

  private mutating func write(
    _ stamp: EventStamp?, _ isNumberedByLine: Bool
  ) {
    guard let stamp else { return }
    append(signed: Int(stamp.line) - line)
    line = Int(stamp.line)
    append(number: UInt64(stamp.site?.value ?? 0))
    if !isNumberedByLine { append(signed: stamp.seq &- line) }
  }

  private mutating func append(signed number: Int) {
    append(number: UInt64(bitPattern: Int64(number << 1 ^ number >> 63)))
  }

  private mutating func append(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count += 1
      rest >>= 7
    }
    bytes[count] = UInt8(truncatingIfNeeded: rest)
    count += 1
  }
}

private struct EntryReader {
  var bytes: ArraySlice<UInt8>
  let origin: EventStamp
  private var line: Int

  init(bytes: ArraySlice<UInt8>, origin: EventStamp) {
    self.bytes = bytes
    self.origin = origin
    line = Int(origin.line)
  }

  mutating func entry(
    id: Int, mention: UInt32
  ) -> (record: RIBRecord, departure: Departure, rebuilt: RIBArchive.Rebuilt) {
    let head = unsigned()
    let flags = EntryFlags(rawValue: UInt32(truncatingIfNeeded: head >> 4))
    let name = UInt32(truncatingIfNeeded: unsigned())
    var record = RIBRecord(
      id: id, name: name == 0 ? nil : TextNumber(name),
      kind: EntryFlags.kinds[Int(head >> 2 & 3)], mention: mention)
    record.rebuilt = RIBRecord.Rebuilt(rawValue: UInt8(head & 3)) ?? .no
    record.isNamedAsParent = flags.contains(.isNamedAsParent)
    record.isLaunched = flags.contains(.isLaunched)
    record.isActive = flags.contains(.isActive)
    record.isRevived = true
    let slot = unsigned()
    record.slot = slot == 0 ? nil : Int(slot - 1)
    record.attachCount = UInt32(truncatingIfNeeded: unsigned())
    record.lastParent = id &- signed()
    var departure = Departure()
    let isNumberedByLine = flags.contains(.isNumberedByLine)
    if flags.contains(.wasCreated) { record.created = stamp(isNumberedByLine) }
    if flags.contains(.wasAttached) { record.lastAttach = stamp(isNumberedByLine) }
    if flags.contains(.wasDetached) { departure.lastDetach = stamp(isNumberedByLine) }
    if flags.contains(.left) {
      departure.offTree =
        flags.contains(.leftByDetach) ? departure.lastDetach : stamp(isNumberedByLine)
    }
    departure.destroyed = stamp(isNumberedByLine)
    let left = origin.time &+ signed()
    if departure.offTree == nil { departure.destroyed?.time = left }
    departure.offTree?.time = left
    if flags.contains(.wasLoaded) { record.firstLoad = UInt32(clamping: line + signed()) }
    let rebuilt = (0..<unsigned()).map { _ in
      let name = UInt32(truncatingIfNeeded: unsigned())
      return (
        name: name == 0 ? nil : TextNumber(name), count: Int(truncatingIfNeeded: unsigned())
      )
    }
    return (record, departure, rebuilt)
  }

  /// Its time is not kept: nobody asks when a RIB came that has gone.
  private mutating func stamp(_ isNumberedByLine: Bool) -> EventStamp {
    line += signed()
    let site = UInt32(truncatingIfNeeded: unsigned())
    let seq =
      isNumberedByLine ? line &+ (origin.seq &- Int(origin.line)) : line &+ signed()
    return EventStamp(
      seq: seq, time: origin.time, line: line, site: site == 0 ? nil : TextNumber(site))
  }

  private mutating func signed() -> Int {
    let number = unsigned()
    return Int(truncatingIfNeeded: Int64(bitPattern: number >> 1)) ^ -Int(number & 1)
  }

  private mutating func unsigned() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = bytes.popFirst() {
      number |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { break }
    }
    return number
  }
}
