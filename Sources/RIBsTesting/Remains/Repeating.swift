/// Runs a flow several times, and fails the test if RIBs pile up:
///
///     await repeating(20) {
///       home.openProfile()
///       home.closeProfile()
///     }
///
/// Of the RIBs that the flow makes, the test fails for those of which more are alive after the last round than after half of
/// the rounds. A cache that is full by then does not fail it. Only a checked test can use it.
///
/// - Parameters:
///   - rounds: How often, twice at least.
///   - flow: What the test does in each round.
///   - isolation: The actor of the caller.
///   - fileID: The file of the call, for issues.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
public func repeating(
  _ rounds: Int, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ flow: () async throws -> Void
) async rethrows {
  let place = TestLine(fileID: fileID, path: filePath, line: line, column: column)
  guard rounds >= 2 else {
    return place.fail("repeating(\(rounds)) shows nothing. Repeat the flow twice at least.")
  }
  guard let check = TreeCheck.current else {
    for _ in 0..<rounds { try await flow() }
    return place.fail(
      "repeating(\(rounds)) knows the RIBs of a checked test only. \(TreeCheck.howToCheck)")
  }
  let former = await check.living().map(\.ids)
  func remains() async -> [RIBLeftBehind] {
    let now = await check.settledLiving()
    return now.indices.flatMap { index in
      now[index].ribs(without: index < former.count ? former[index] : [])
    }
  }
  for _ in 0..<(rounds / 2) { try await flow() }
  let half = await remains()
  for _ in (rounds / 2)..<rounds { try await flow() }
  let growth = Growth(
    half: half, afterHalf: rounds / 2, whole: await remains(), afterWhole: rounds)
  if let text = growth.text { place.fail(text) }
}

/// The RIBs of which there are more and more.
struct Growth {
  private static let mostNames = 10

  /// What to tell; nil if nothing grows.
  let text: String?

  init(half: [RIBLeftBehind], afterHalf: Int, whole: [RIBLeftBehind], afterWhole: Int) {
    let before = half.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    var after: [String: [RIBLeftBehind]] = [:]
    var names: [String] = []
    for rib in whole {
      if after[rib.name] == nil { names.append(rib.name) }
      after[rib.name, default: []].append(rib)
    }
    let growing = names.filter { after[$0, default: []].count > before[$0, default: 0] }
    guard !growing.isEmpty else {
      text = nil
      return
    }
    var lines = ["RIBs pile up:"]
    for name in growing.prefix(Self.mostNames) {
      guard let ribs = after[name], let last = ribs.last else { continue }
      lines += [
        "\(name): \(before[name, default: 0]) alive after \(afterHalf) rounds, \(ribs.count) after \(afterWhole).",
        "  last one  \(last)",
      ]
    }
    if growing.count > Self.mostNames {
      lines.append("… \(growing.count - Self.mostNames) more")
    }
    text = lines.joined(separator: "\n")
  }
}
