/// Events that many RIBs refer to: those that one detach takes off the tree all left by the same event.
struct SharedStamps: ~Copyable {
  typealias Place = Int

  struct Shared: BitwiseCopyable {
    let stamp: EventStamp
    var users: Int32 = 0
  }

  private var stamps = Pool<Shared>()

  subscript(place: Place) -> EventStamp { stamps[place].stamp }

  /// - Returns: The place of an event that nobody refers to yet.
  mutating func insert(_ stamp: EventStamp) -> Place { stamps.insert(Shared(stamp: stamp)) }

  mutating func retain(_ place: Place) { stamps[place].users += 1 }

  /// The last to let go of an event gives its place away.
  mutating func release(_ place: Place) {
    stamps[place].users -= 1
    if stamps[place].users == 0 { stamps.remove(place) }
  }
}
