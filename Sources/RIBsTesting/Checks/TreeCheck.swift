import Foundation
import RIBsAnalysis
import RIBsRecorder
import RIBsRecording
import RIBsTrace

/// The check of one test: the trees that it records, and what is wrong with them.
///
/// `@unchecked`: `lock` guards all state that changes.
final class TreeCheck: @unchecked Sendable {
  /// The check of the test that the current task runs.
  @TaskLocal private static var ofTask: TreeCheck?
  private static let processLock = NSLock()
  // `nonisolated(unsafe)`: guarded by `processLock`.
  nonisolated(unsafe) private static var ofProcess: TreeCheck?

  /// The check of the running test; nil if it is not checked.
  static var current: TreeCheck? { ofTask ?? processLock.withLock { ofProcess } }

  /// Whether the test that the current task runs is checked.
  static var isOfTask: Bool { ofTask != nil }

  /// The remedy for a test that is not checked.
  static let howToCheck =
    "Write @Test(.checksRIBTree), or in an XCTestCase call checkRIBTree() in setUp."

  /// The most bytes of a trace: about half a million events.
  static let sizeLimit = 64_000_000

  let name: String
  let options: RIBTreeOptions
  let observed: ObservedTree

  private let lock = NSLock()
  private var probed: [any RecordedTree] = []
  /// What checks of parts of the test have judged, tree by tree.
  private var judged: [Set<FindingKey>] = []

  /// - Parameters:
  ///   - name: The test's name.
  ///   - doubles: Finds what the test's own objects keep alive.
  ///   - rootHandling: Whether roots stay alive until the tree is torn down.
  ///   - sizeLimit: The most bytes of the trace.
  init(
    name: String, options: RIBTreeOptions, doubles: TestDoubles = TestDoubles(),
    rootHandling: RootHandling = .keeps, sizeLimit: Int = TreeCheck.sizeLimit
  ) {
    self.name = name
    self.options = options
    let observer = TestObserver(
      name: name, rootHandling: options.tearsDown ? rootHandling : .none, sizeLimit: sizeLimit)
    observed = ObservedTree(observer, RIBObservation.session(observer), doubles)
  }

  /// Adds a tree that a probe records.
  func add(_ tree: any RecordedTree) { lock.withLock { probed.append(tree) } }

  private var trees: [any RecordedTree] { [observed] + lock.withLock { probed } }

  /// Whether any RIB was recorded.
  var sawRIBs: Bool { observed.observer.last > 0 || lock.withLock { !probed.isEmpty } }

  /// Records what `body` does, on whatever thread it makes RIBs.
  func record<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    // A closure runs on the caller's actor only if it names it.
    try await RIBObservation.$ofTask.withValue(observed.session) {
      _ = isolation
      return try await Self.$ofTask.withValue(self) {
        _ = isolation
        return try await body()
      }
    }
  }

  /// Records what the process does until ``stopInProcess()``: XCTest runs one test at a time.
  func startInProcess() {
    RIBObservation.start(observed.session)
    Self.processLock.withLock { Self.ofProcess = self }
  }

  func stopInProcess() {
    RIBObservation.stop(observed.observer)
    Self.processLock.withLock { if Self.ofProcess === self { Self.ofProcess = nil } }
  }

  // MARK: During a test

  /// The RIBs that are alive, tree by tree.
  @MainActor
  func living() -> [LivingRIBs] {
    trees.map { tree in
      tree.update()
      return LivingRIBs(tree.trace)
    }
  }

  /// The RIBs that are alive when everything that left the trees is gone, or the grace is over.
  @MainActor
  func settledLiving() async -> [LivingRIBs] {
    await settled()
    for tree in trees {
      tree.judgeLeaks()
      tree.searchHolders()
    }
    return living()
  }

  /// Waits until everything that left the trees is gone, or the grace is over.
  @MainActor
  func settled() async { await quieten(trees, options) { limits() } }

  /// How many routers were made, attached and detached, and how many trees are probed.
  var work: Int { observed.observer.calls + lock.withLock { probed.count } }

  /// How many events each tree has.
  var eventCounts: [Int] { trees.map { Self.events(in: $0.trace) } }

  /// Judges a part of the test. The RIBs that are on the tree may stay.
  ///
  /// - Parameters:
  ///   - start: ``eventCounts`` before the part.
  ///   - options: How RIBs are judged.
  @MainActor
  func judgePart(since start: [Int], _ options: RIBTreeOptions) async -> [TreeVerdict] {
    let trees = trees
    await quieten(trees, options) { limits(since: start) }
    for tree in trees { tree.settle() }
    let current = limits(since: start)
    let verdicts = trees.indices.map { index in
      TreeJudge(name: name, options: options).verdict(on: trees[index].trace, current[index])
    }
    lock.withLock {
      for (index, verdict) in verdicts.enumerated() {
        if index == judged.count { judged.append([]) }
        judged[index].formUnion(verdict.session?.findingKeys ?? [])
      }
    }
    return verdicts
  }

  // MARK: The end of a test

  /// Settles, tears the tree down, and judges both.
  ///
  /// - Parameter mayKeepRoots: Whether roots may stay, because a test case often keeps them.
  @MainActor
  func finish(mayKeepRoots: Bool = false) async -> [TreeVerdict] {
    observed.observer.testIsOver()
    let trees = trees
    await quieten(trees, options) { limits() }
    for tree in trees { tree.settle() }
    let judges = trees.map { _ in TreeJudge(name: name, options: options) }
    let before = limits()
    let standing = trees.indices.map { judges[$0].verdict(on: trees[$0].trace, before[$0]) }
    let reason = await tearDown(trees, mayKeepRoots: mayKeepRoots)
    let last = limits()
    for tree in trees { tree.end(reason) }
    var verdicts = trees.indices.map { index in
      let standing = standing[index]
      let gone = judges[index].lastVerdict(on: trees[index].trace, last[index])
      // What a living tree keeps may go with it, and is a leak all the same.
      guard gone.fingerprints.isSuperset(of: standing.fingerprints) else {
        return standing.warning(gone.warnings)
      }
      return (standing.causes.isEmpty ? gone : gone.showing(standing)).warning(standing.warnings)
    }
    for then in verdictsOnGoneRoots(last[0]) {
      verdicts[0] = verdicts[0].adding(then.causes).warning(then.warnings)
    }
    return verdicts
  }

  /// What was wrong with the tree each time a root went, for which a test of XCTest does not wait.
  private func verdictsOnGoneRoots(_ limits: JudgeLimits) -> [TreeVerdict] {
    let departures = observed.observer.goneRoots
    if departures.isEmpty { return [] }
    let trace = observed.trace
    let judge = TreeJudge(name: name, options: options, isSettled: true)
    return departures.map { departure in
      var limits = limits
      limits.departure = departure
      return judge.verdict(on: Array(trace.prefix(departure.length)), limits)
    }
  }

  /// What does not count, tree by tree.
  ///
  /// - Parameter start: How many events each tree had before the part that is judged.
  @MainActor
  private func limits(since start: [Int] = []) -> [JudgeLimits] {
    let judged = lock.withLock { self.judged }
    var limits = trees.enumerated().map { index, tree in
      JudgeLimits(
        kept: tree.kept, before: index < start.count ? start[index] : 0,
        judged: index < judged.count ? judged[index] : [])
    }
    limits[0].older = observed.observer.olderOnes
    for root in observed.observer.goneRoots {
      limits[0].maybeLost.formUnion(root.lost.subtracting(root.replaced))
    }
    return limits
  }

  /// Waits until everything that left the trees is gone, or the grace is over.
  @MainActor
  private func quieten(
    _ trees: [any RecordedTree], _ options: RIBTreeOptions,
    _ limits: @MainActor () -> [JudgeLimits]
  ) async {
    var looks = trees.map { _ in CleanLook(options) }
    await MainQueue.drained()
    for tree in trees {
      tree.takeDownGoneRoots()
      // A child may have been lost since the last call.
      tree.update()
    }
    await Patience.wait(atMost: options.grace) {
      let isAnyUnsettled = trees.contains(where: \.isUnsettled)
      let limits = isAnyUnsettled ? limits() : []
      return trees.indices.allSatisfy {
        !trees[$0].isWaiting
          && (!trees[$0].isUnsettled || looks[$0].isClean(trees[$0], limits[$0]))
      }
    }
  }

  @MainActor
  private func tearDown(_ trees: [any RecordedTree], mayKeepRoots: Bool) async -> EndReason {
    guard options.tearsDown else { return .exit }
    let areRootsGone = trees.map { $0.releaseRoots() }
    await MainQueue.drained()
    // What mocks keep stays up, and with it what the app keeps for reuse.
    if trees.contains(where: { !$0.kept.isEmpty }) { return .exit }
    if mayKeepRoots, !areRootsGone.map({ $0() }).allSatisfy(\.self) { return .exit }
    await Patience.wait(atMost: options.grace) {
      areRootsGone.map { $0() }.allSatisfy(\.self) && trees.allSatisfy(\.isGone)
    }
    return .teardown
  }

  /// The header is the first line.
  private static func events(in trace: [UInt8]) -> Int {
    max(0, trace.count { $0 == UInt8(ascii: "\n") } - 1)
  }
}

/// Looks whether a tree would be clean if the test ended now. A look costs an analysis, so there is a new one only if
/// something happened since.
private struct CleanLook {
  private let options: RIBTreeOptions
  private var last: (size: Int, kept: Set<Int>, isClean: Bool)?

  init(_ options: RIBTreeOptions) { self.options = options }

  /// The rules about what may pass. A wrong call stays one.
  private static let passing: Set = [
    "leaked-child", "lost-child", "retained-object", "active-while-detached", "view-outlives-rib",
    "view-gone-rib-attached", "worker-outlives-rib",
  ]

  mutating func isClean(_ tree: any RecordedTree, _ limits: JudgeLimits) -> Bool {
    let trace = tree.trace
    if let last, last.size == trace.count, last.kept == limits.kept { return last.isClean }
    let judge = TreeJudge(name: "", options: options, isSettled: true)
    let isClean = !judge.verdict(on: trace, limits).causes.contains {
      Self.passing.contains($0.shown.rule)
    }
    last = (trace.count, limits.kept, isClean)
    return isClean
  }
}
