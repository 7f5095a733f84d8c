/// Several screens that belong together, how they are built, and how users moved between them.
public struct Flow: Sendable, Equatable {
  /// The two ways to build a flow.
  public enum Shape: String, Sendable, CaseIterable {
    /// The steps are children of the owner: from any to any other.
    case horizontal
    /// Each step is the child of the step before: one forward, one back.
    case vertical

    /// The other of the two.
    public var other: Shape { self == .horizontal ? .vertical : .horizontal }
  }

  /// One screen of the flow.
  public struct Step: Sendable, Equatable {
    /// The RIB's name.
    public let name: String
    /// Names from the root, joined by `/`.
    public let path: String
  }

  /// How often users went from one step to another; the steps by their place in ``Flow/steps``.
  public struct Transition: Sendable, Equatable {
    /// Where they came from.
    public let from: Int
    /// Where they went.
    public let to: Int
    /// How often.
    public internal(set) var count: Int
  }

  /// How it is built.
  public let shape: Shape
  /// The path of the RIB that owns it.
  public let owner: String
  /// Its steps in the order of their first attach.
  public let steps: [Step]
  /// Moves between two different steps, by step.
  public let transitions: [Transition]
  /// How often the flow began at each step.
  public let starts: [Int]
  /// How often the flow ended at each step.
  public let ends: [Int]
  /// How often a step was attached while another stayed.
  public let overlays: [Transition]
  /// How often a step was replaced by a new instance of itself.
  public let repeats: [Transition]

  /// The last name of the owner's path.
  public var ownerName: String {
    owner.split(separator: "/").last.map(String.init) ?? owner
  }

  /// How many moves between two different steps were seen.
  public var traffic: Int { transitions.reduce(0) { $0 + $1.count } }

  /// What it is called on a command line: the owner's path for a horizontal flow, the last step's for a
  /// vertical one.
  public var path: String {
    shape == .horizontal ? owner : steps.last?.path ?? owner
  }
}
