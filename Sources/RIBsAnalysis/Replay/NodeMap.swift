/// Values by RIB, as an array. Where a rule notes something at each attach or detach, a dictionary would spend its time on
/// hashing: a trace with 200,000 siblings took 0.35 s to check instead of 0.25 s. A RIB without a value takes as much
/// memory as one with it.
struct NodeMap<Value: Sendable>: Sendable {
  private var values: [Value?] = []

  subscript(node: NodeIndex) -> Value? {
    @inline(__always) get {
      Int(node.position) < values.count ? values[Int(node.position)] : nil
    }
    @inline(__always) set {
      let position = Int(node.position)
      if position < values.count {
        values[position] = newValue
      } else if let newValue {
        while values.count < position { values.append(nil) }
        values.append(newValue)
      }
    }
  }
}
