import Foundation

/// Makes a trace smaller as long as a condition holds for it.
struct Shrinking {
  /// The condition.
  let holds: ([UInt8]) -> Bool

  func smallest(_ bytes: [UInt8]) -> [UInt8] {
    var lines = Self.lines(bytes)
    while true {
      let before = lines
      lines = withFewerLines(lines)
      lines = withSimplerLines(lines)
      if lines == before { return Self.bytes(lines) }
    }
  }

  private func holds(_ lines: [[UInt8]]) -> Bool { holds(Self.bytes(lines)) }

  /// Delta debugging: removes halves, then quarters, down to single lines.
  private func withFewerLines(_ lines: [[UInt8]]) -> [[UInt8]] {
    var lines = lines
    var size = max(lines.count / 2, 1)
    while true {
      var start = 0
      while start < lines.count {
        var fewer = lines
        fewer.removeSubrange(start..<min(start + size, lines.count))
        // A hole in `seq` would be a second difference.
        if let kept = [Self.renumbered(fewer), fewer].first(where: holds) {
          lines = kept
        } else {
          start += size
        }
      }
      if size == 1 { return lines }
      size /= 2
    }
  }

  private func withSimplerLines(_ lines: [[UInt8]]) -> [[UInt8]] {
    var lines = lines
    for index in lines.indices {
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        for simpler in Self.simpler(lines[index]) {
          var tried = lines
          tried[index] = simpler
          if holds(tried) {
            lines = tried
            isSimpler = true
            break
          }
        }
      }
    }
    return lines
  }

  /// Variants of a line: without one key, with a number closer to 1, or without its CR.
  private static func simpler(_ line: [UInt8]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    if line.last == UInt8(ascii: "\r") { found.append(Array(line.dropLast())) }
    guard let object = object(line) else { return found }
    for key in object.keys.sorted() where key != "type" {
      found.append(text(object.filter { $0.key != key }))
      guard key != "seq", let number = object[key] as? Int else { continue }
      // Times are large, so they shrink by whole seconds and not by nanoseconds.
      let step = number <= 20 ? 1 : number - number / 1_000_000_000 * 1_000_000_000
      for smaller in [0, 1, number / 2, number - step] where smaller >= 0 && smaller < number {
        found.append(text(object.merging([key: smaller]) { $1 }))
      }
    }
    return found
  }

  /// The lines with the `seq` that they would have without the deleted lines.
  private static func renumbered(_ lines: [[UInt8]]) -> [[UInt8]] {
    var seq = 0
    return lines.map { line in
      guard let object = object(line) else { return line }
      if object["type"] as? String == "trace" { seq = 0 }
      guard object["seq"] is Int else { return line }
      seq += 1
      return text(object.merging(["seq": seq]) { $1 })
    }
  }

  private static func object(_ line: [UInt8]) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
  }

  private static func text(_ object: [String: Any]) -> [UInt8] {
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return data.map { Array($0) } ?? []
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
  }

  private static func bytes(_ lines: [[UInt8]]) -> [UInt8] {
    Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
