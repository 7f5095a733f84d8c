import RIBsRecording

#if canImport(Darwin)
  import os
#endif

/// Intervals for Instruments: one for each RIB, from its attach to its detach. Where there is no Instruments, nothing.
struct Signposts {
  #if canImport(Darwin)
    private let signposter = OSSignposter(subsystem: "ribs-inspect", category: "RIBs")
    private var open: [Int: (parent: Int, state: OSSignpostIntervalState)] = [:]
  #endif

  /// A RIB is attached. If it was attached before, that interval ends.
  mutating func attach(_ rib: RIBIdentity, to parent: Int) {
    #if canImport(Darwin)
      end(rib.id)
      let state = signposter.beginInterval(
        "RIB", id: signposter.makeSignpostID(), "\(rib.name, privacy: .public)")
      open[rib.id] = (parent, state)
    #endif
  }

  /// A RIB is detached. A detach from another parent than its own ends nothing.
  mutating func detach(_ id: Int, from parent: Int) {
    #if canImport(Darwin)
      if open[id]?.parent == parent { end(id) }
    #endif
  }

  /// A RIB is deallocated, detached or not.
  mutating func end(_ id: Int) {
    #if canImport(Darwin)
      if let interval = open.removeValue(forKey: id) {
        signposter.endInterval("RIB", interval.state)
      }
    #endif
  }
}
