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

  /// - Parameters:
  ///   - name: The test's name.
  ///   - sizeLimit: The most bytes of the trace.
  init(name: String, options: RIBTreeOptions, sizeLimit: Int = TreeCheck.sizeLimit) {
    self.name = name
    self.options = options
    let observer = TestObserver(name: name, keepsRoots: options.tearsDown, sizeLimit: sizeLimit)
    observed = ObservedTree(observer, RIBObservation.session(observer))
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
    await quieten(options)
    for tree in trees { tree.judgeLeaks() }
    return living()
  }

  // MARK: The end of a test

  /// Settles, tears the tree down, and judges both.
  ///
  /// - Parameter kept: The names of the RIBs that the test case holds, which may also keep roots out of sight. Nil if
  ///   nobody may hold a RIB any longer.
  @MainActor
  func finish(kept: [String]? = nil) async -> [TreeVerdict] {
    observed.observer.testIsOver()
    var options = options
    options.reusable += kept ?? []
    await quieten(options)
    let trees = trees
    for tree in trees { tree.settle() }
    let judges = trees.map { _ in TreeJudge(name: name, options: options) }
    let standing = zip(judges, trees).map { $0.verdict(on: $1.trace) }
    let reason = await tearDown(trees, kept: kept)
    for tree in trees { tree.end(reason) }
    return trees.indices.map { index in
      let standing = standing[index]
      let gone = judges[index].lastVerdict(on: trees[index].trace)
      // What a living tree keeps may go with it, and is a leak all the same.
      guard gone.fingerprints.isSuperset(of: standing.fingerprints) else { return standing }
      return standing.causes.isEmpty ? gone : gone.showing(standing)
    }
  }

  /// Waits until everything that left the trees is gone, or the grace is over.
  @MainActor
  private func quieten(_ options: RIBTreeOptions) async {
    let trees = trees
    var looks = trees.map { _ in CleanLook(options) }
    await wait(atMost: options.grace) {
      trees.indices.allSatisfy {
        !trees[$0].isWaiting && (!trees[$0].hasDetached || looks[$0].isClean(trees[$0]))
      }
    }
  }

  @MainActor
  private func tearDown(_ trees: [any RecordedTree], kept: [String]?) async -> EndReason {
    guard options.tearsDown else { return .exit }
    let areRootsGone = trees.map { $0.releaseRoots() }
    await MainQueue.drained()
    if let kept, !kept.isEmpty || !areRootsGone.map({ $0() }).allSatisfy(\.self) { return .exit }
    await wait(atMost: options.grace) {
      areRootsGone.map { $0() }.allSatisfy(\.self) && trees.allSatisfy(\.isGone)
    }
    return .teardown
  }

  /// Lets the main queue run until a condition holds, the time is up or the test is cancelled.
  @MainActor
  private func wait(atMost time: Duration, until isDone: () -> Bool) async {
    await MainQueue.drained()
    var left = time
    while !isDone(), left > .zero {
      let start = ContinuousClock.now
      guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { return }
      // While other tests keep the machine busy, this one's RIBs have no time to go either.
      left -= min(ContinuousClock.now - start, .milliseconds(20))
    }
  }
}

/// Looks whether a tree would be clean if the test ended now. A look costs an analysis, so there is a new one only if
/// something happened since.
private struct CleanLook {
  private let options: RIBTreeOptions
  private var last: (size: Int, isClean: Bool)?

  init(_ options: RIBTreeOptions) { self.options = options }

  mutating func isClean(_ tree: any RecordedTree) -> Bool {
    let trace = tree.trace
    if let last, last.size == trace.count { return last.isClean }
    let judge = TreeJudge(name: "", options: options, isSettled: true)
    let isClean = judge.verdict(on: trace).causes.isEmpty
    last = (trace.count, isClean)
    return isClean
  }
}
