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
  @Link var nextOfParent: Int? = nil
  @Link fileprivate var nextInBucket: Int? = nil

  fileprivate init(parent: Int32, name: UInt32, next: Int?) {
    self.parent = parent
    self.name = name
    nextOfParent = next
  }

  /// What the children are called; nil where the trace does not tell.
  var nameNumber: TextNumber? { name == 0 ? nil : TextNumber(name) }
}

/// For each parent and name of its children what these have in common.
struct KinTable {
  private var kin = Pool<Kin>()
  /// The first of each bucket; -1 where there is none.
  private var buckets: [Int32] = []
  private var count = 0

  subscript(place: Int) -> Kin {
    @inline(__always) get { kin[place] }
    @inline(__always) _modify { yield &kin[place] }
  }

  @inline(__always)
  func place(of parent: NodeIndex, _ name: TextNumber?) -> Int? {
    guard !buckets.isEmpty else { return nil }
    let (parent, name) = (Int32(truncatingIfNeeded: parent), name?.value ?? 0)
    var next = buckets[bucket(parent, name)]
    while next >= 0 {
      let entry = kin[Int(next)]
      if entry.parent == parent, entry.name == name { return Int(next) }
      next = Int32(truncatingIfNeeded: entry.nextInBucket ?? -1)
    }
    return nil
  }

  /// - Parameter next: The parent's first name before this one.
  mutating func insert(_ parent: NodeIndex, _ name: TextNumber?, before next: Int?) -> Int {
    if count >= buckets.count { grow() }
    let entry = Kin(
      parent: Int32(truncatingIfNeeded: parent), name: name?.value ?? 0, next: next)
    let place = kin.insert(entry)
    enter(place)
    count += 1
    return place
  }

  mutating func remove(_ place: Int) {
    let entry = kin[place]
    let bucket = bucket(entry.parent, entry.name)
    if buckets[bucket] == Int32(truncatingIfNeeded: place) {
      buckets[bucket] = Int32(truncatingIfNeeded: entry.nextInBucket ?? -1)
    } else {
      var current = Int(buckets[bucket])
      while let next = kin[current].nextInBucket, next != place { current = next }
      kin[current].nextInBucket = entry.nextInBucket
    }
    kin.remove(place)
    count -= 1
  }

  private mutating func enter(_ place: Int) {
    let bucket = bucket(kin[place].parent, kin[place].name)
    kin[place].nextInBucket = buckets[bucket] < 0 ? nil : Int(buckets[bucket])
    buckets[bucket] = Int32(truncatingIfNeeded: place)
  }

  private mutating func grow() {
    let known = buckets
    buckets = Array(repeating: -1, count: max(16, 2 * known.count))
    for var place in known {
      while place >= 0 {
        let next = kin[Int(place)].nextInBucket
        enter(Int(place))
        place = Int32(truncatingIfNeeded: next ?? -1)
      }
    }
  }

  @inline(__always)
  private func bucket(_ parent: Int32, _ name: UInt32) -> Int {
    let key = UInt64(UInt32(bitPattern: parent)) << 32 | UInt64(name)
    let mixed = (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (buckets.count - 1)
  }
}
