extension RIBRecord {
  /// What a RIB is or is not, a bit each.
  struct Marks: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    static let namedAsParent = Marks(rawValue: 1)
    static let launched = Marks(rawValue: 2)
    static let active = Marks(rawValue: 4)
    static let onTree = Marks(rawValue: 8)
    static let free = Marks(rawValue: 16)
    static let revived = Marks(rawValue: 32)

    @inline(__always)
    subscript(mark: Marks) -> Bool {
      get { contains(mark) }
      set { self = newValue ? union(mark) : subtracting(mark) }
    }
  }

  var isNamedAsParent: Bool {
    get { marks[.namedAsParent] }
    set { marks[.namedAsParent] = newValue }
  }

  var isLaunched: Bool {
    get { marks[.launched] }
    set { marks[.launched] = newValue }
  }

  var isActive: Bool {
    get { marks[.active] }
    set { marks[.active] = newValue }
  }

  /// As it was when ``cascade`` last came by.
  var isOnTree: Bool {
    get { marks[.onTree] }
    set { marks[.onTree] = newValue }
  }

  /// Whether nobody stands here.
  var isFree: Bool {
    get { marks[.free] }
    set { marks[.free] = newValue }
  }

  /// Whether it came back from the archive.
  var isRevived: Bool {
    get { marks[.revived] }
    set { marks[.revived] = newValue }
  }
}
