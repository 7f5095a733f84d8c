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
  /// The names of its steps, in the order of their first attach.
  public let steps: [String]
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

  /// A longer path shows this many of its first steps and this many of its last.
  private static let mostOfEnd = 128

  /// What it is called on a command line: the owner's path for a horizontal flow, the last step's for a
  /// vertical one.
  public var path: String {
    shape == .horizontal ? owner : path(ofStep: steps.count - 1)
  }

  /// The path of a step: names from the root, joined by `/`.
  ///
  /// - Parameter step: The step by its place in ``steps``.
  /// - Returns: Its path; the owner's where there is no such step.
  public func path(ofStep step: Int) -> String {
    guard steps.indices.contains(step) else { return owner }
    let names = shape == .horizontal ? steps[step...step] : steps[...step]
    // Thousands of steps do not help to name one of them.
    guard names.count > 2 * Self.mostOfEnd else { return ([owner] + names).joinedPath }
    return ([owner] + names.prefix(Self.mostOfEnd) + ["…"] + names.suffix(Self.mostOfEnd))
      .joinedPath
  }

  /// The step with a path, by its place in ``steps``.
  ///
  /// - Parameter path: Names from the root, joined by `/`.
  /// - Returns: The step; nil where none stands there.
  public func step(at path: String) -> Int? {
    guard path.hasPrefix(owner + "/") else { return nil }
    let names = path.dropFirst(owner.count + 1).split(
      separator: "/", omittingEmptySubsequences: false)
    switch shape {
    case .horizontal: return names.count == 1 ? steps.firstIndex { $0 == names[0] } : nil
    case .vertical:
      return names.count <= steps.count && zip(names, steps).allSatisfy { $0 == $1 }
        ? names.count - 1 : nil
    }
  }
}
