/// The cost of one of the two designs of a flow, in numbers.
public struct DesignFigures: Sendable, Equatable {
  /// The design.
  public let shape: Flow.Shape
  /// How far the last step stands below the owner.
  public let depth: Int
  /// The most children that any RIB of the flow has, including the owner.
  public let fanOut: Int
  /// How many of the ordered pairs of steps the design permits as moves.
  public let permittedPairs: Int
  /// How many ordered pairs of steps there are.
  public let allPairs: Int
  /// Observed moves that the design permits.
  public let permitted: [Flow.Transition]
  /// Observed moves that the design forbids.
  public let forbidden: [Flow.Transition]
  /// How many children the owner attaches and detaches itself.
  public let managedChildren: Int
  /// How many listeners a message from the last step passes on its way to the owner.
  public let hopsFromLast: Int
  /// The mean of that number over all steps.
  public let meanHops: Double
  /// How many attach and detach calls the observed moves would have cost.
  public let calls: Int

  init(_ flow: Flow, as shape: Flow.Shape) {
    let count = flow.steps.count
    self.shape = shape
    depth = shape == .horizontal ? 1 : count
    fanOut = shape == .horizontal ? count : 1
    allPairs = count * (count - 1)
    permittedPairs = shape == .horizontal ? allPairs : 2 * (count - 1)
    permitted = flow.transitions.filter { Self.permits(shape, $0) }
    forbidden = flow.transitions.filter { !Self.permits(shape, $0) }
    managedChildren = shape == .horizontal ? count : 1
    hopsFromLast = depth
    meanHops = shape == .horizontal ? 1 : Double(count + 1) / 2
    calls = Self.calls(flow, as: shape)
  }

  /// Whether a design lets a user move from one step to another.
  package static func permits(_ shape: Flow.Shape, _ transition: Flow.Transition) -> Bool {
    shape == .horizontal || abs(transition.from - transition.to) == 1
  }

  /// In a horizontal flow a move is one detach and one attach. In a vertical flow a move costs one call per step of
  /// distance, a start attaches all steps down to the first one shown, and an end takes everything down at once.
  private static func calls(_ flow: Flow, as shape: Flow.Shape) -> Int {
    let moves = flow.transitions.reduce(0) { sum, transition in
      let distance = shape == .horizontal ? 2 : abs(transition.from - transition.to)
      return sum + transition.count * distance
    }
    let starts = flow.starts.enumerated().reduce(0) { sum, start in
      sum + start.element * (shape == .horizontal ? 1 : start.offset + 1)
    }
    let ends = flow.ends.reduce(0, +)
    // An overlay is attached and detached, and a repeat is detached and attached: two calls in either design.
    let others = (flow.overlays + flow.repeats).reduce(0) { $0 + 2 * $1.count }
    return moves + starts + ends + others
  }
}

extension Flow {
  /// The cost of a design of this flow, in numbers.
  ///
  /// - Parameter shape: The design.
  /// - Returns: The figures of that design.
  public func figures(as shape: Shape) -> DesignFigures { DesignFigures(self, as: shape) }
}
