/// Which RIB can attach which, read from an app's source.
public struct StaticTree: Sendable, Equatable {
  /// The RIBs, sorted by module, name, file and line.
  public var ribs: [StaticRIB]
  /// Where a RIB names, builds or attaches another, sorted by parent, child, grade, file and line.
  public var edges: [StaticEdge]
  /// Where a RIB detaches a child, sorted by parent, file and line.
  public var detaches: [StaticDetach]

  /// - Parameters:
  ///   - ribs: The RIBs.
  ///   - edges: Where a RIB names, builds or attaches another. Parents and children are positions in `ribs`.
  ///   - detaches: Where a RIB detaches a child. Parents and children are positions in `ribs`.
  package init(
    ribs: [StaticRIB] = [], edges: [StaticEdge] = [], detaches: [StaticDetach] = []
  ) {
    self.ribs = ribs
    self.edges = edges
    self.detaches = detaches
  }

  /// The positions of the RIBs that no line attaches. A root that the app launches is none.
  package var unattached: [Int] {
    let attached = Set(edges.lazy.filter { $0.grade == .attached }.map(\.child))
    return ribs.indices.filter { ribs[$0].kind != .launch && !attached.contains($0) }
  }
}

/// A router class.
public struct StaticRIB: Sendable, Hashable {
  /// Which of the runtime's router classes it inherits from.
  public enum Kind: String, Sendable, CaseIterable {
    /// `Router`: a RIB without a view of its own.
    case router
    /// `ViewableRouter`: a RIB with a view.
    case viewable
    /// `LaunchRouter`: the root of an app.
    case launch
  }

  /// The class's name without `Router`.
  public var name: String
  /// The module that has the class.
  public var module: String
  /// Which of the runtime's router classes it inherits from.
  public var kind: Kind
  /// Where the class is declared.
  public var place: SourcePlace

  package init(name: String, module: String, kind: Kind, place: SourcePlace) {
    self.name = name
    self.module = module
    self.kind = kind
    self.place = place
  }
}

/// A line of a source file.
public struct SourcePlace: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The file's path, relative to the folder given.
  public var file: String
  /// The line, from 1.
  public var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// By file, then by line.
  public static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.file, one.line) < (other.file, other.line)
  }

  /// `FILE:LINE`.
  public var description: String { "\(file):\(line)" }
}

/// A line on which a RIB names, builds or attaches another.
public struct StaticEdge: Sendable, Hashable {
  /// How much the source shows of the edge.
  public enum Grade: String, Sendable, CaseIterable, Comparable {
    /// The parent's interactor conforms to the child's listener.
    case declared
    /// The parent builds the child.
    case built
    /// The parent attaches the child.
    case attached

    /// A grade that shows more is higher.
    public static func < (one: Grade, other: Grade) -> Bool {
      one.order < other.order
    }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The parent's position in the tree's RIBs.
  public var parent: Int
  /// The child's position in the tree's RIBs.
  public var child: Int
  /// How much the line shows.
  public var grade: Grade
  /// The line: of the conformance, of the call that builds, or of the call that attaches. If a function attaches
  /// what it is given, this is the call of that function.
  public var place: SourcePlace
  /// Whether a function of the app attaches what it is given, and the line calls that function.
  public var usesWrapper: Bool

  package init(
    parent: Int, child: Int, grade: Grade, place: SourcePlace, usesWrapper: Bool = false
  ) {
    self.parent = parent
    self.child = child
    self.grade = grade
    self.place = place
    self.usesWrapper = usesWrapper
  }
}

/// A line on which a RIB detaches a child.
public struct StaticDetach: Sendable, Hashable {
  /// The parent's position in the tree's RIBs.
  public var parent: Int
  /// The position of the child, or of each RIB that it can be.
  public var children: [Int]
  /// The line of the call.
  public var place: SourcePlace
  /// Whether a function of the app detaches what it is given, and the line calls that function.
  public var usesWrapper: Bool

  package init(parent: Int, children: [Int], place: SourcePlace, usesWrapper: Bool = false) {
    self.parent = parent
    self.children = children
    self.place = place
    self.usesWrapper = usesWrapper
  }
}
