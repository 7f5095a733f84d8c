import RIBsTrace
import Testing

@testable import RIBsAnalysis

@Suite("Path")
struct PathTests {
  /// The path of the last RIB of a chain whose RIBs are called `1`, `2`, ….
  ///
  /// - Parameter names: The most names to show; as many as a path shows by default.
  private func path(chainOf count: Int, last names: Int? = nil) -> String {
    let strings = InternedStrings()
    strings.append((1...count).map(String.init))
    var paths = PathTree()
    var last = paths.insert(named: strings.nameNumber(InternedString(1)), under: nil)
    for number in 2...count {
      last = paths.insert(named: strings.nameNumber(InternedString(UInt32(number))), under: last)
    }
    paths.strings = strings
    return names.map { paths.text(of: last, last: $0) } ?? paths.text(of: last)
  }

  @Test(arguments: [2, 17, 255, 256])
  func `up to 256 names are told`(count: Int) {
    #expect(path(chainOf: count) == (1...count).map(String.init).joined(separator: "/"))
  }

  @Test(arguments: [257, 258, 300, 511, 1000, 1023, 1024, 1025, 10_007])
  func `of more the first and the last 128 are told`(count: Int) {
    let names = (1...128).map(String.init) + ["…"] + (count - 127...count).map(String.init)
    #expect(path(chainOf: count) == names.joined(separator: "/"))
  }

  @Test(arguments: [1, 20, 300, 5000])
  func `a path has at most 2000 characters, and both its ends`(length: Int) {
    let strings = InternedStrings()
    strings.append((1...200).map { "\($0)" + String(repeating: "n", count: length) + "\($0)" })
    var paths = PathTree()
    var last = paths.insert(named: InternedString(1), under: nil)
    for number in 2...200 {
      last = paths.insert(named: InternedString(UInt32(number)), under: last)
    }
    paths.strings = strings
    let path = paths.text(of: last)
    #expect(path.unicodeScalars.count <= 2000)
    #expect(path.hasPrefix("1n") && path.hasSuffix("n200"))
    #expect(path.contains("…") == (length > 1))
    #expect(paths.text(of: last, last: 50).unicodeScalars.count <= 2000)
  }

  @Test func `a path's end is as long as it is asked for`() {
    #expect(path(chainOf: 5, last: 5) == "1/2/3/4/5")
    #expect(path(chainOf: 5, last: 2) == "…/4/5")
  }

  @Test func `a path of 2,000 characters is whole, and one more cuts its middle`() {
    let name = String(repeating: "é", count: 2000)
    #expect([name].joinedPath == name)
    let longer = ["x" + name].joinedPath
    #expect(longer.count == 2000 && longer.contains("é…é") && longer.hasPrefix("xé"))
  }
}
