/// Several screens that belong together, how they are built, and how users moved between them.
public struct Flow: Sendable, Equatable {
  /// The two ways to build a flow.
  public enum Shape: String, Sendable, CaseIterable {
    /// The steps are children of the owner. A user can go from any step to any other.
    case horizontal
    /// Each step is the child of the step before it. A user can go one step forward or one step back.
    case vertical

    /// The other of the two.
    public var other: Shape { self == .horizontal ? .vertical : .horizontal }
  }

  /// How often users went from one step to another. Steps are indices in ``Flow/steps``.
  public struct Transition: Sendable, Equatable {
    /// The step that users left.
    public let from: Int
    /// The step that users reached.
    public let to: Int
    /// How often they did.
    public internal(set) var count: Int
  }

  /// How the flow is built.
  public let shape: Shape
  /// The path of the RIB that owns the flow.
  public let owner: String
  /// The names of its steps, in the order of their first attach.
  public let steps: [String]
  /// Moves between two different steps, sorted by step.
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

  /// The number of observed moves between two different steps.
  public var traffic: Int { transitions.reduce(0) { $0 + $1.count } }

  /// The path of a step has at most this many of the first steps and this many of the last.
  private static let mostOfEnd = 128

  /// The path that names the flow on a command line: the owner's for a horizontal flow, the last step's for a
  /// vertical one.
  public var path: String {
    shape == .horizontal ? owner : path(ofStep: steps.count - 1)
  }

  /// The path of a step: names from the root, joined by `/`.
  ///
  /// - Parameter step: An index in ``steps``.
  /// - Returns: The step's path; the owner's if there is no such step.
  public func path(ofStep step: Int) -> String {
    guard steps.indices.contains(step) else { return owner }
    let names = shape == .horizontal ? steps[step...step] : steps[...step]
    // Nobody reads a path of thousands of names.
    guard names.count > 2 * Self.mostOfEnd else { return ([owner] + names).joinedPath }
    return ([owner] + names.prefix(Self.mostOfEnd) + ["…"] + names.suffix(Self.mostOfEnd))
      .joinedPath
  }

  /// The index in ``steps`` of the step at a path.
  ///
  /// - Parameter path: Names from the root, joined by `/`.
  /// - Returns: The index; nil if the flow has no step at that path.
  package func step(at path: String) -> Int? {
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
