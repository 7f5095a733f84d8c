/// What `leaks` of macOS found in a process: objects that nothing holds but each other.
///
/// The layout is that of `leaks` 4.0 as people post it, with and without allocation stacks. Apple documents none.
package struct LeaksReport: Sendable {
  /// A leaked object, or a line that leads back to one.
  struct Object: Sendable {
    /// Its type's name; nil for memory without a type.
    let type: String?
    /// Nil if the report groups objects by type.
    let address: String?
    /// The object that holds it; nil at the top.
    let holder: Int?
    /// The holder's property that holds it; nil if it has no name, as in a closure.
    let property: String?
    /// Whether the reference keeps it alive.
    let isStrong: Bool
    /// The object above that it stands for; nil for an object of its own.
    var original: Int?
  }

  /// Text that is not understood.
  package struct Problem: Error, CustomStringConvertible {
    /// What is wrong and what to do about it.
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  let objects: [Object]
  /// The objects by their types' names without modules, outer types and generic arguments.
  let byType: [String: [Int]]
  /// For each object a line below it that leads back to it or above, and so closes a cycle; nil if it is on none.
  let cycleEnds: [Int?]
  /// The first line that is not understood, and how many there are; nil if everything is.
  package let unread: (line: Int, count: Int)?

  /// At most this many objects are read.
  private static let mostObjects = 1_000_000

  /// - Parameter text: What `leaks PROCESS` wrote to its standard output.
  package init(_ text: String) throws(Problem) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    guard let start = lines.firstIndex(where: Self.isSummary) else {
      throw Problem(
        "no report of 'leaks'. Save one with 'leaks APP > FILE'; the output of --traceTree, --list and --diffFrom is not read."
      )
    }
    lines = lines[(start + 1)...]
    var objects: [Object] = []
    var unread: (line: Int, count: Int)?
    // The objects above the line, with the columns at which they begin.
    var above: [(column: Int, object: Int)] = []
    var isInStack = false
    for (index, line) in zip(lines.indices, lines) {
      if objects.count >= Self.mostObjects {
        throw Problem("more than \(Self.mostObjects) leaked objects.")
      }
      let words = line.drop(while: \.isWhitespace)
      switch Self.kind(words, isInStack: isInStack) {
      case .blank: continue
      case .stack: isInStack = true
      case .stackEnd:
        isInStack = false
        above = []
      case .object(let row):
        let column = line.count - words.count
        while let last = above.last, last.column >= column { above.removeLast() }
        var object = Object(
          type: row.type, address: row.address, holder: above.last?.object,
          property: row.property, isStrong: row.isStrong)
        if row.isBack {
          object.original = above.last { row.stands(for: objects[$0.object]) }?.object
          if object.original == nil { fallthrough }
        }
        above.append((column, objects.count))
        objects.append(object)
      case .unknown:
        unread = (unread?.line ?? index + 1, (unread?.count ?? 0) + 1)
      }
    }
    self.objects = objects
    self.unread = unread
    cycleEnds = Self.cycleEnds(objects)
    byType = Dictionary(
      grouping: objects.indices.filter { objects[$0].original == nil && objects[$0].type != nil }
    ) { objects[$0].type.map(Self.baseName) ?? "" }
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

  /// `Process 3200: 6 leaks for 256 total leaked bytes.`
  private static func isSummary(_ line: Substring) -> Bool {
    line.hasPrefix("Process ") && line.contains(" total leaked bytes")
  }

  private enum Line {
    case blank
    /// A line about where objects were allocated.
    case stack
    case stackEnd
    case object(Row)
    case unknown
  }

  private static func kind(_ words: Substring, isInStack: Bool) -> Line {
    if words.isEmpty || words.hasSuffix("<< TOTAL >>") { return .blank }
    if words.hasPrefix("====") { return .stackEnd }
    if isInStack || words.hasPrefix("STACK OF ") { return .stack }
    return Row(words).map { .object($0) } ?? .unknown
  }

  /// A type's name without modules, outer types and generic arguments, as traces have it.
  static func baseName(_ type: String) -> String {
    let plain = type.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }
}

/// A line about an object: `1 (32 bytes) __strong onTick + 8 --> ROOT CYCLE: <Swift closure context 0x6000> [32]`.
private struct Row {
  var type: String?
  var address: String?
  var property: String?
  var isStrong = true
  var isBack = false

  init?(_ line: Substring) {
    var rest = line
    // How many objects hang below it, and how large they are.
    let count = rest.prefix(while: \.isNumber)
    if !count.isEmpty, let open = rest.dropFirst(count.count).firstRange(of: " ("),
      open.lowerBound == count.endIndex, let close = rest.firstRange(of: ") ")
    {
      rest = rest[close.upperBound...]
    }
    if let arrow = rest.firstRange(of: "--> ") {
      (property, isStrong) = Self.edge(rest[..<arrow.lowerBound])
      rest = rest[arrow.upperBound...]
    }
    for word in ["ROOT CYCLE: ", "ROOT LEAK: "] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
    }
    if rest.hasPrefix("CYCLE BACK TO ") {
      isBack = true
      rest = rest.dropFirst("CYCLE BACK TO ".count)
    }
    if rest.hasPrefix("0x") {
      address = Self.address(rest)
      guard address != nil else { return nil }
    } else {
      guard rest.hasPrefix("<"), let size = rest.firstRange(of: "> [") else { return nil }
      let object = rest[rest.index(after: rest.startIndex)..<size.lowerBound]
      let space = object.lastIndex(of: " ")
      address = space.flatMap { Self.address(object[object.index(after: $0)...]) }
      type = String(address == nil ? object : object[..<(space ?? object.endIndex)])
    }
  }

  private static func address(_ text: Substring) -> String? {
    let digits = text.dropFirst(2).prefix(while: \.isHexDigit)
    return text.hasPrefix("0x") && !digits.isEmpty ? "0x\(digits.lowercased())" : nil
  }

  /// `__strong $__lazy_storage_$_names + 8` is `names`.
  private static func edge(_ text: Substring) -> (property: String?, isStrong: Bool) {
    var words = text.split(separator: " ")
    if let plus = words.firstIndex(of: "+") { words = Array(words[..<plus]) }
    let kind = words.first.map(String.init) ?? ""
    let kinds = ["__strong": true, "__weak": false, "weak": false, "unowned": false]
    let isStrong = kinds[kind]
    if isStrong != nil { words.removeFirst() }
    let name = words.joined(separator: " ")
    let lazy = "$__lazy_storage_$_"
    let property = name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name
    return (property.isEmpty ? nil : property, isStrong ?? true)
  }

  func stands(for object: LeaksReport.Object) -> Bool {
    address == nil ? object.type == type : object.address == address
  }
}

extension InputReport {
  /// The report, whose findings name what a report of `leaks` says holds their objects.
  package func explained(by leaks: LeaksReport) -> InputReport {
    var report = self
    for index in report.sessions.indices { report.sessions[index].findings.leaks = leaks }
    return report
  }
}
