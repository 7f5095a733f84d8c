import RIBsTrace

/// Reads what ``EntryWriter`` wrote.
struct EntryReader {
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
  ) -> RIBArchive.Entry {
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
    var details = RIBDetails()
    var departure = Departure()
    var offTree: EventStamp?
    let hasMoreSites = unusual.contains(.hasMoreSites)
    if !unusual.contains(.wasNotCreated) {
      details.created = stamp(unusual, hasSite: hasMoreSites)
    }
    if !unusual.contains(.wasNotAttached) { record.lastAttach = stamp(unusual) }
    if !unusual.contains(.wasNotDetached) { departure.lastDetach = stamp(unusual) }
    if unusual.contains(.leftOtherwise) {
      offTree = stamp(unusual)
    } else if !unusual.contains(.didNotLeave) {
      offTree = departure.lastDetach
    }
    departure.destroyed = stamp(unusual, hasSite: hasMoreSites)
    let left = origin.time &+ signed()
    if offTree == nil { departure.destroyed?.time = left }
    offTree?.time = left
    if !unusual.contains(.wasNotLoaded) { details.firstLoad = UInt32(clamping: line + signed()) }
    let names = unusual.contains(.builtAnew) ? unsigned() : 0
    let rebuilt = (0..<names).map { _ in
      let name = UInt32(truncatingIfNeeded: unsigned())
      return (
        name: name == 0 ? nil : TextNumber(name), count: Int(truncatingIfNeeded: unsigned())
      )
    }
    return RIBArchive.Entry(
      record: record, details: details, departure: departure, offTree: offTree, rebuilt: rebuilt)
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
