import RIBsTrace

/// Writes what is known of a RIB into a page of the archive.
struct EntryWriter {
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

  mutating func write(_ entry: RIBArchive.Entry) {
    let (record, details, departure) = (entry.record, entry.details, entry.departure)
    let (offTree, rebuilt) = (entry.offTree, entry.rebuilt)
    let unusual = unusual(entry)
    let kind = Unusual.kinds.firstIndex(of: record.kind) ?? 0
    append(
      number: UInt64(unusual.rawValue) << 5 | UInt64(kind) << 3
        | UInt64(record.rebuilt.rawValue) << 1 | (record.isNamedAsParent ? 1 : 0))
    append(number: UInt64(record.name?.value ?? 0))
    append(number: UInt64(record.slot.map { $0 + 1 } ?? 0))
    if unusual.contains(.wasAttachedOften) { append(number: UInt64(record.attachCount)) }
    append(signed: record.id &- record.lastParent)
    let hasMoreSites = unusual.contains(.hasMoreSites)
    write(details.created, unusual, hasSite: hasMoreSites)
    write(record.lastAttach, unusual)
    write(departure.lastDetach, unusual)
    if unusual.contains(.leftOtherwise) { write(offTree, unusual) }
    write(departure.destroyed, unusual, hasSite: hasMoreSites)
    let left = offTree ?? departure.destroyed ?? origin
    append(signed: left.time &- origin.time)
    if !unusual.contains(.wasNotLoaded) { append(signed: Int(details.firstLoad) - line) }
    if unusual.contains(.builtAnew) { append(number: UInt64(rebuilt.count)) }
    for (name, count) in rebuilt {
      append(number: UInt64(name?.value ?? 0))
      append(number: UInt64(UInt32(clamping: count)))
    }
  }

  private func unusual(_ entry: RIBArchive.Entry) -> Unusual {
    let (record, details, departure) = (entry.record, entry.details, entry.departure)
    let offTree = entry.offTree
    var unusual: Unusual = []
    if !entry.rebuilt.isEmpty { unusual.insert(.builtAnew) }
    if record.isLaunched { unusual.insert(.isLaunched) }
    if record.isActive { unusual.insert(.isActive) }
    if details.created == nil { unusual.insert(.wasNotCreated) }
    if record.lastAttach == nil { unusual.insert(.wasNotAttached) }
    if record.attachCount != 1 { unusual.insert(.wasAttachedOften) }
    if departure.lastDetach == nil { unusual.insert(.wasNotDetached) }
    if offTree == nil {
      unusual.insert(.didNotLeave)
    } else if offTree != departure.lastDetach {
      unusual.insert(.leftOtherwise)
    }
    if details.firstLoad == 0 { unusual.insert(.wasNotLoaded) }
    if details.created?.site != nil || departure.destroyed?.site != nil {
      unusual.insert(.hasMoreSites)
    }
    let isUsual =
      isByLine(details.created) && isByLine(record.lastAttach) && isByLine(departure.lastDetach)
      && isByLine(offTree) && isByLine(departure.destroyed)
    if !isUsual { unusual.insert(.isNumberedOtherwise) }
    return unusual
  }

  private func isByLine(_ stamp: EventStamp?) -> Bool {
    guard let stamp else { return true }
    return stamp.seq &- Int(stamp.line) == origin.seq &- Int(origin.line)
  }

  @inline(__always)
  private mutating func write(
    _ stamp: EventStamp?, _ unusual: Unusual, hasSite: Bool = true
  ) {
    guard let stamp else { return }
    append(signed: Int(stamp.line) - line)
    line = Int(stamp.line)
    if hasSite { append(number: UInt64(stamp.site?.value ?? 0)) }
    if unusual.contains(.isNumberedOtherwise) { append(signed: stamp.seq &- line) }
  }

  @inline(__always)
  private mutating func append(signed number: Int) {
    append(number: UInt64(bitPattern: Int64(number << 1 ^ number >> 63)))
  }

  @inline(__always)
  private mutating func append(number: UInt64) {
    if number < 0x80 {
      bytes[count] = UInt8(truncatingIfNeeded: number)
      count += 1
    } else {
      append(long: number)
    }
  }

  private mutating func append(long number: UInt64) {
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
