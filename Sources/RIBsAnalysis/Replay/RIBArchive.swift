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

/// What is not as with most RIBs, the most frequent first: with most an entry's first number takes a byte.
private struct Unusual: OptionSet {
  var rawValue: UInt32

  /// It left the tree with a RIB above it, and not when it was detached.
  static let leftOtherwise = Unusual(rawValue: 1 << 0)
  static let wasNotDetached = Unusual(rawValue: 1 << 1)
  static let wasNotLoaded = Unusual(rawValue: 1 << 2)
  static let wasAttachedOften = Unusual(rawValue: 1 << 3)
  static let builtAnew = Unusual(rawValue: 1 << 4)
  static let didNotLeave = Unusual(rawValue: 1 << 5)
  static let wasNotAttached = Unusual(rawValue: 1 << 6)
  static let wasNotCreated = Unusual(rawValue: 1 << 7)
  static let isActive = Unusual(rawValue: 1 << 8)
  static let isLaunched = Unusual(rawValue: 1 << 9)
  /// An event's number is not as far from its line as those at the page's origin are.
  static let isNumberedOtherwise = Unusual(rawValue: 1 << 10)
  /// The events that made and destroyed it have call sites.
  static let hasMoreSites = Unusual(rawValue: 1 << 11)

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
    var unusual = unusual(record, departure)
    if !rebuilt.isEmpty { unusual.insert(.builtAnew) }
    let kind = Unusual.kinds.firstIndex(of: record.kind) ?? 0
    append(
      number: UInt64(unusual.rawValue) << 5 | UInt64(kind) << 3
        | UInt64(record.rebuilt.rawValue) << 1 | (record.isNamedAsParent ? 1 : 0))
    append(number: UInt64(record.name?.value ?? 0))
    append(number: UInt64(record.slot.map { $0 + 1 } ?? 0))
    if unusual.contains(.wasAttachedOften) { append(number: UInt64(record.attachCount)) }
    append(signed: record.id &- record.lastParent)
    let hasMoreSites = unusual.contains(.hasMoreSites)
    write(record.created, unusual, hasSite: hasMoreSites)
    write(record.lastAttach, unusual)
    write(departure.lastDetach, unusual)
    if unusual.contains(.leftOtherwise) { write(departure.offTree, unusual) }
    write(departure.destroyed, unusual, hasSite: hasMoreSites)
    let left = departure.offTree ?? departure.destroyed ?? origin
    append(signed: left.time &- origin.time)
    if !unusual.contains(.wasNotLoaded) { append(signed: Int(record.firstLoad) - line) }
    if unusual.contains(.builtAnew) { append(number: UInt64(rebuilt.count)) }
    for (name, count) in rebuilt {
      append(number: UInt64(name?.value ?? 0))
      append(number: UInt64(UInt32(clamping: count)))
    }
  }

  private func unusual(_ record: RIBRecord, _ departure: Departure) -> Unusual {
    var unusual: Unusual = []
    if record.isLaunched { unusual.insert(.isLaunched) }
    if record.isActive { unusual.insert(.isActive) }
    if record.created == nil { unusual.insert(.wasNotCreated) }
    if record.lastAttach == nil { unusual.insert(.wasNotAttached) }
    if record.attachCount != 1 { unusual.insert(.wasAttachedOften) }
    if departure.lastDetach == nil { unusual.insert(.wasNotDetached) }
    if departure.offTree == nil {
      unusual.insert(.didNotLeave)
    } else if departure.offTree != departure.lastDetach {
      unusual.insert(.leftOtherwise)
    }
    if record.firstLoad == 0 { unusual.insert(.wasNotLoaded) }
    if record.created?.site != nil || departure.destroyed?.site != nil {
      unusual.insert(.hasMoreSites)
    }
    let isUsual =
      isByLine(record.created) && isByLine(record.lastAttach) && isByLine(departure.lastDetach)
      && isByLine(departure.offTree) && isByLine(departure.destroyed)
    if !isUsual { unusual.insert(.isNumberedOtherwise) }
    return unusual
  }

  private func isByLine(_ stamp: EventStamp?) -> Bool {
    guard let stamp else { return true }
    return stamp.seq &- Int(stamp.line) == origin.seq &- Int(origin.line)
  }

  private mutating func write(
    _ stamp: EventStamp?, _ unusual: Unusual, hasSite: Bool = true
  ) {
    guard let stamp else { return }
    append(signed: Int(stamp.line) - line)
    line = Int(stamp.line)
    if hasSite { append(number: UInt64(stamp.site?.value ?? 0)) }
    if unusual.contains(.isNumberedOtherwise) { append(signed: stamp.seq &- line) }
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
    let unusual = Unusual(rawValue: UInt32(truncatingIfNeeded: head >> 5))
    let name = UInt32(truncatingIfNeeded: unsigned())
    var record = RIBRecord(
      id: id, name: name == 0 ? nil : TextNumber(name),
      kind: Unusual.kinds[Int(head >> 3 & 3)], mention: mention)
    record.rebuilt = RIBRecord.Rebuilt(rawValue: UInt8(head >> 1 & 3)) ?? .no
    record.isNamedAsParent = head & 1 == 1
    record.isLaunched = unusual.contains(.isLaunched)
    record.isActive = unusual.contains(.isActive)
    record.isRevived = true
    let slot = unsigned()
    record.slot = slot == 0 ? nil : Int(slot - 1)
    record.attachCount =
      unusual.contains(.wasAttachedOften) ? UInt32(truncatingIfNeeded: unsigned()) : 1
    record.lastParent = id &- signed()
    var departure = Departure()
    let hasMoreSites = unusual.contains(.hasMoreSites)
    if !unusual.contains(.wasNotCreated) {
      record.created = stamp(unusual, hasSite: hasMoreSites)
    }
    if !unusual.contains(.wasNotAttached) { record.lastAttach = stamp(unusual) }
    if !unusual.contains(.wasNotDetached) { departure.lastDetach = stamp(unusual) }
    if unusual.contains(.leftOtherwise) {
      departure.offTree = stamp(unusual)
    } else if !unusual.contains(.didNotLeave) {
      departure.offTree = departure.lastDetach
    }
    departure.destroyed = stamp(unusual, hasSite: hasMoreSites)
    let left = origin.time &+ signed()
    if departure.offTree == nil { departure.destroyed?.time = left }
    departure.offTree?.time = left
    if !unusual.contains(.wasNotLoaded) { record.firstLoad = UInt32(clamping: line + signed()) }
    let names = unusual.contains(.builtAnew) ? unsigned() : 0
    let rebuilt = (0..<names).map { _ in
      let name = UInt32(truncatingIfNeeded: unsigned())
      return (
        name: name == 0 ? nil : TextNumber(name), count: Int(truncatingIfNeeded: unsigned())
      )
    }
    return (record, departure, rebuilt)
  }

  /// Its time is not kept: nobody asks when a RIB came that has gone.
  private mutating func stamp(_ unusual: Unusual, hasSite: Bool = true) -> EventStamp {
    line += signed()
    let site = hasSite ? UInt32(truncatingIfNeeded: unsigned()) : 0
    let seq =
      unusual.contains(.isNumberedOtherwise)
      ? line &+ signed() : line &+ (origin.seq &- Int(origin.line))
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
