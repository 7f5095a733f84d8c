import RIBsTrace

/// What a parent's children of one name have in common.
struct Kin: BitwiseCopyable, Sendable {
  fileprivate let parent: Int32
  fileprivate let name: UInt32
  /// The child of the name that was attached last.
  @Link var lastAttached: NodeIndex? = nil
  /// How many of them were attached once and detached again.
  var rebuilt: Int32 = 0
  /// The next name of the parent.
  @Link fileprivate(set) var nextOfParent: Int? = nil
  /// The next of its bucket.
  private var bucketLink = Self.notHashed

  private static var notHashed: Int32 { -2 }
  private static var last: Int32 { -1 }

  fileprivate init(parent: Int32, name: UInt32, next: Int?) {
    self.parent = parent
    self.name = name
    nextOfParent = next
  }

  /// Whether it can be found by its bucket.
  fileprivate var isHashed: Bool { bucketLink != Self.notHashed }

  fileprivate var nextInBucket: Int? {
    get { bucketLink < 0 ? nil : Int(bucketLink) }
    set { bucketLink = newValue.map { Int32(truncatingIfNeeded: $0) } ?? Self.last }
  }

  /// What the children are called; nil where the trace does not tell.
  var nameNumber: TextNumber? { name == 0 ? nil : TextNumber(name) }
}

/// For each parent and name of its children what these have in common.
///
/// Most parents have children of a few names, which are looked through one after the other. Those of a parent that
/// has more can be found by a hash as well.
struct KinTable: ~Copyable {
  /// So many names are looked through.
  private static let few = 8

  private var kin = Pool<Kin>()
  /// The first of each bucket; -1 where there is none.
  private var buckets: [Int32] = []
  private var hashed = 0

  subscript(place: Int) -> Kin {
    @inline(__always) get { kin[place] }
    @inline(__always) _modify { yield &kin[place] }
  }

  /// - Parameter first: The parent's first name.
  func place(of parent: NodeIndex, _ name: TextNumber?, from first: Int?) -> Int? {
    let name = name?.value ?? 0
    var next = first
    for _ in 0..<Self.few {
      guard let place = next else { return nil }
      if kin[place].name == name { return place }
      next = kin[place].nextOfParent
    }
    guard next != nil else { return nil }
    return hashedPlace(of: Int32(truncatingIfNeeded: parent), name)
  }

  private func hashedPlace(of parent: Int32, _ name: UInt32) -> Int? {
    guard !buckets.isEmpty else { return nil }
    var next = buckets[bucket(parent, name)]
    while next >= 0 {
      let entry = kin[Int(next)]
      if entry.parent == parent, entry.name == name { return Int(next) }
      next = Int32(truncatingIfNeeded: entry.nextInBucket ?? -1)
    }
    return nil
  }

  /// Adds a name that the parent's children have not had.
  ///
  /// - Parameter first: The parent's first name before this one, which becomes the first.
  mutating func insert(_ parent: NodeIndex, _ name: TextNumber?, before first: Int?) -> Int {
    let place = kin.insert(
      Kin(parent: Int32(truncatingIfNeeded: parent), name: name?.value ?? 0, next: first))
    guard let first, kin[first].isHashed || hasMany(from: first) else { return place }
    var next: Int? = place
    while let entry = next, !kin[entry].isHashed {
      enter(entry)
      next = kin[entry].nextOfParent
    }
    return place
  }

  private func hasMany(from first: Int) -> Bool {
    var next: Int? = first
    for _ in 0..<Self.few {
      guard let place = next else { return false }
      next = kin[place].nextOfParent
    }
    return true
  }

  /// Forgets a name with all of its parent's.
  mutating func remove(_ place: Int) {
    let entry = kin[place]
    if entry.isHashed { leave(place, entry) }
    kin.remove(place)
  }

  private mutating func leave(_ place: Int, _ entry: Kin) {
    hashed -= 1
    let bucket = bucket(entry.parent, entry.name)
    if buckets[bucket] == Int32(truncatingIfNeeded: place) {
      buckets[bucket] = Int32(truncatingIfNeeded: entry.nextInBucket ?? -1)
      return
    }
    var current = Int(buckets[bucket])
    while let next = kin[current].nextInBucket, next != place { current = next }
    kin[current].nextInBucket = entry.nextInBucket
  }

  private mutating func enter(_ place: Int) {
    if hashed >= buckets.count { grow() }
    hashed += 1
    chain(place)
  }

  private mutating func chain(_ place: Int) {
    let bucket = bucket(kin[place].parent, kin[place].name)
    kin[place].nextInBucket = buckets[bucket] < 0 ? nil : Int(buckets[bucket])
    buckets[bucket] = Int32(truncatingIfNeeded: place)
  }

  private mutating func grow() {
    let known = buckets
    buckets = Array(repeating: -1, count: max(64, 2 * known.count))
    for var place in known {
      while place >= 0 {
        let next = kin[Int(place)].nextInBucket
        chain(Int(place))
        place = Int32(truncatingIfNeeded: next ?? -1)
      }
    }
  }

  private func bucket(_ parent: Int32, _ name: UInt32) -> Int {
    let key = UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(name)
    let mixed = (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (buckets.count - 1)
  }
}
