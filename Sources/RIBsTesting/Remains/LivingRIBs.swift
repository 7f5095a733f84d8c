import RIBsTrace

/// The RIBs that are alive at the end of a trace, or of which an object is.
struct LivingRIBs {
  /// By number.
  private(set) var all: [Int: RIBLeftBehind] = [:]

  init(_ trace: [UInt8]) {
    var ledger = RIBLedger()
    for event in TraceEvent.all(in: trace) { ledger.take(event) }
    for id in ledger.living { all[id] = ledger.rib(id) }
  }

  /// The numbers of the RIBs.
  var ids: Set<Int> { Set(all.keys) }

  /// In the order in which they were made.
  ///
  /// - Parameter former: The numbers of RIBs to leave out.
  func ribs(without former: Set<Int>) -> [RIBLeftBehind] {
    all.filter { !former.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }
}
