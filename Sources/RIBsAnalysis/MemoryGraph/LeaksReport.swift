/// What `leaks` of macOS found in a process: objects that nothing holds but each other.
///
/// The layout is that of `leaks` 4.0 as people post it, with and without allocation stacks. Apple documents none.
package struct LeaksReport: Sendable {
  /// A leaked object, or a line that leads back to one.
  struct Object: Sendable {
    /// Nil for memory without a type.
    let type: LeakedType?
    /// Nil if the report groups objects by type.
    let address: UInt?
    /// The object that holds it; nil at the top.
    let holder: Int?
    /// The holder's property that holds it; nil if it has no name, as in a closure.
    let property: String?
    /// Whether the reference keeps it alive.
    let isStrong: Bool
    /// Whether the report says that it is on a cycle.
    let isOnCycle: Bool
    /// The object above that it stands for; nil for an object of its own.
    var original: Int?
  }

  /// Text that cannot be used.
  package struct Problem: Error, CustomStringConvertible {
    /// What is wrong and what to do about it.
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  let objects: [Object]
  /// The objects by their types' names without modules, outer types and generic arguments.
  let byType: [String: [Int]]
  let byAddress: [UInt: Int]
  /// For each object a line below it that leads back to it or above, and so closes a cycle; nil if there is none.
  let cycleEnds: [Int?]
  /// The name of the process; nil if the report does not say.
  package let process: String?
  /// The first line that is not understood, and how many there are; nil if everything is.
  package let unread: (line: Int, count: Int)?

  /// At most this many objects are read.
  private static let mostObjects = 1_000_000

  /// - Parameter text: What `leaks PROCESS` wrote to its standard output.
  package init(_ text: String) throws(Problem) {
    // Contents of memory are quoted in it, with whatever line separators they have.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
    guard let start = lines.firstIndex(where: { Self.leakCount($0) != nil }) else {
      throw Problem(
        "not a report of 'leaks'. Save one with 'leaks APP > FILE'; the output of --traceTree, --list and --diffFrom is not read."
      )
    }
    process = lines[..<start].lazy.compactMap(Self.process).first
    var reading = Reading()
    for (index, line) in zip(lines.indices, lines).dropFirst(start + 1) {
      if reading.objects.count > Self.mostObjects {
        throw Problem("more than \(Self.mostObjects) leaked objects.")
      }
      if line.hasPrefix("Binary Images:") { break }
      reading.take(line, index + 1)
    }
    if reading.objects.isEmpty, let count = Self.leakCount(lines[start]), count > 0 {
      throw Problem("a report of \(count) leaks that names none. It was cut, or filtered.")
    }
    objects = reading.objects
    unread = reading.unread
    cycleEnds = Self.cycleEnds(objects)
    let own = objects.indices.filter { [objects] in objects[$0].original == nil }
    byType = own.reduce(into: [:]) { [objects] types, index in
      if let name = objects[index].type?.name { types[name, default: []].append(index) }
    }
    byAddress = own.reduce(into: [:]) { [objects] addresses, index in
      if let address = objects[index].address { addresses[address] = index }
    }
  }

  /// How many leaks there are, from `Process 3200: 6 leaks for 256 total leaked bytes.`
  private static func leakCount(_ line: Substring) -> Int? {
    let words = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.split(separator: " ")
    guard words.count >= 9, words[0] == "Process", words[1].last == ":",
      words[1].dropLast().allSatisfy(\.isNumber), words[3].hasPrefix("leak"),
      words[6...8] == ["total", "leaked", "bytes."]
    else { return nil }
    return Int(words[2])
  }

  /// The name in `Process:         Shop [3200]`.
  private static func process(_ line: Substring) -> String? {
    guard line.hasPrefix("Process:"), let bracket = line.lastIndex(of: "[") else { return nil }
    let name = line[..<bracket].dropFirst("Process:".count).drop(while: \.isWhitespace)
    return name.last == " " ? String(name.dropLast()) : nil
  }

  private static func cycleEnds(_ objects: [Object]) -> [Int?] {
    var ends = [Int?](repeating: nil, count: objects.count)
    for (end, line) in objects.enumerated() {
      guard let original = line.original else { continue }
      var way: [Int] = []
      var next: Int? = end
      while let object = next, object != original, objects[object].isStrong {
        way.append(object)
        next = objects[object].holder
      }
      guard next == original else { continue }
      for object in way + [original] where ends[object] == nil { ends[object] = end }
    }
    return ends
  }
}

/// A report as it is read, line by line.
private struct Reading {
  private(set) var objects: [LeaksReport.Object] = []
  private(set) var unread: (line: Int, count: Int)?
  /// The objects above the line, with the columns at which they begin.
  private var above: [(column: Int, object: Int)] = []
  /// Whether the lines are about where objects were allocated.
  private var isInStack = false

  mutating func take(_ line: Substring, _ number: Int) {
    let words = line.drop(while: \.isWhitespace)
    if words.isEmpty || words.contains("<< TOTAL >>") { return }
    if words.hasPrefix("====") || words.allSatisfy({ $0 == "-" }) {
      (isInStack, above) = (false, [])
    } else if words.hasPrefix("STACK OF ") {
      isInStack = true
    } else if let row = LeaksRow(words), !isInStack || row.isRoot {
      isInStack = false
      take(row, Self.column(line.prefix(line.count - words.count)), number)
    } else if !isInStack, LeaksRow.isMeant(by: words) {
      note(number)
    }
    // Anything else is a remark, or what stood in memory.
  }

  private mutating func take(_ row: LeaksRow, _ column: Int, _ number: Int) {
    while let last = above.last, last.column >= column { above.removeLast() }
    var object = LeaksReport.Object(
      type: row.type, address: row.address, holder: above.last?.object, property: row.property,
      isStrong: row.isStrong, isOnCycle: row.isOnCycle)
    if row.isBack {
      object.original = above.last { row.stands(for: objects[$0.object]) }?.object
      guard object.original != nil else { return note(number) }
    }
    above.append((column, objects.count))
    objects.append(object)
  }

  private mutating func note(_ number: Int) {
    unread = (unread?.line ?? number, (unread?.count ?? 0) + 1)
  }

  private static func column(_ space: Substring) -> Int {
    space.reduce(0) { $1 == "\t" ? ($0 / 8 + 1) * 8 : $0 + 1 }
  }
}

/// A line about an object: `1 (32 bytes) __strong onTick + 8 --> ROOT CYCLE: <Swift closure context 0x6000> [32]`.
private struct LeaksRow {
  var type: LeakedType?
  var address: UInt?
  var property: String?
  var isStrong = true
  /// Whether the line says that nothing outside holds the object.
  var isRoot = false
  var isOnCycle = false
  var isBack = false

  private static let cycle = "ROOT CYCLE: "
  private static let leak = "ROOT LEAK: "
  private static let back = "CYCLE BACK TO "
  private static let arrow = "--> "

  /// Whether a line seems to be about an object.
  static func isMeant(by line: Substring) -> Bool {
    [cycle, leak, back, arrow].contains(where: line.contains) || line.hasPrefix("Leak: 0x")
  }

  init?(_ line: Substring) {
    var rest = Self.withoutCount(line)
    // Behind the object its contents may stand, with arrows of their own.
    let isBare = [Self.cycle, Self.leak, Self.back, "<", "0x"].contains(where: rest.hasPrefix)
    if !isBare {
      guard let arrow = rest.firstRange(of: Self.arrow) else { return nil }
      (property, isStrong) = Self.edge(rest[..<arrow.lowerBound])
      rest = rest[arrow.upperBound...]
    }
    for (word, isOnCycle) in [(Self.cycle, true), (Self.leak, false)] where rest.hasPrefix(word) {
      (isRoot, self.isOnCycle) = (isBare, isOnCycle)
      rest = rest.dropFirst(word.count)
    }
    if rest.hasPrefix(Self.back) {
      isBack = true
      rest = rest.dropFirst(Self.back.count)
    }
    if rest.hasPrefix("0x") {
      guard let address = Self.address(rest) else { return nil }
      self.address = address
    } else {
      guard rest.hasPrefix("<"), let end = Self.end(of: rest) else { return nil }
      let object = rest[rest.index(after: rest.startIndex)..<end]
      let space = object.lastIndex(of: " ")
      address = space.flatMap { Self.address(object[object.index(after: $0)...]) }
      let type = LeakedType(address == nil ? object : object[..<(space ?? object.endIndex)])
      self.type = type
      isStrong = isStrong && !type.isWeak
    }
  }

  /// The line without how many objects hang below it, and how large they are.
  private static func withoutCount(_ line: Substring) -> Substring {
    let count = line.prefix(while: \.isNumber)
    guard !count.isEmpty, line[count.endIndex...].hasPrefix(" ("),
      let close = line.firstRange(of: ") ")
    else { return line }
    return line[close.upperBound...]
  }

  /// Where `<Type 0x6000> [32]` closes: before a size.
  private static func end(of text: Substring) -> Substring.Index? {
    text.ranges(of: "> [").first { text[$0.upperBound...].first?.isNumber == true }?.lowerBound
  }

  private static func address(_ text: Substring) -> UInt? {
    guard text.hasPrefix("0x") else { return nil }
    return UInt(text.dropFirst(2).prefix(while: \.isHexDigit), radix: 16)
  }

  /// `__strong $__lazy_storage_$_names.context + 8` is `names`.
  private static func edge(_ text: Substring) -> (property: String?, isStrong: Bool) {
    var words = text.split(separator: " ")
    if let plus = words.firstIndex(of: "+") { words = Array(words[..<plus]) }
    let weak = ["__weak", "weak", "unowned", "__unsafe_unretained", "unmanaged"]
    let isStrong = !weak.contains { words.first?.hasPrefix($0) == true }
    if words.first == "__strong" || !isStrong { words.removeFirst() }
    var name = Substring(words.joined(separator: " "))
    for prefix in ["$__lazy_storage_$_", "."] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    if name.hasSuffix(".context") { name = name.dropLast(".context".count) }
    let hasName = !["", "[capture]", "context"].contains(name)
    return (hasName ? String(name) : nil, isStrong)
  }

  func stands(for object: LeaksReport.Object) -> Bool {
    address == nil ? object.type == type : object.address == address
  }
}
