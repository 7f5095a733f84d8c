import RIBsTrace

/// Numbers a RIB in the forest's record. The number of one that is forgotten is given to another.
package typealias NodeIndex = Int

/// What is kept of one RIB instance, as small as it can be: there may be a million. ``RIBDetails`` has the rest.
struct RIBRecord: BitwiseCopyable, Sendable {
  /// The router instance's number in the trace.
  let id: Int
  /// The parent's number of its last attach; it stays when the RIB is detached. 0 before the first.
  var lastParent = 0
  @Packed var lastAttach: EventStamp? = nil

  // Its place. Children are a linked list, so that attach and detach cost the same for any number.
  @Link var parent: NodeIndex? = nil
  @Link var firstChild: NodeIndex? = nil
  @Link var lastChild: NodeIndex? = nil
  @Link var nextSibling: NodeIndex? = nil
  @Link var previousSibling: NodeIndex? = nil

  /// The path it had when it was last attached.
  @Link var slot: Slot.Index? = nil
  // When it was detached last and when it was destroyed, in the forest's departures: most were neither.
  @Link var lastDetach: Int? = nil
  @Link var destroyed: Int? = nil
  /// The event by which it last left the tree, in the forest's leavings; none while it is on the tree.
  @Link var offTree: Int? = nil
  /// When the next RIB of its name was attached beside it, in the forest's list of those.
  @Link var nextAttach: Int? = nil
  /// The first of the names that its children have had.
  @Link var firstKin: Int? = nil

  private var nameValue: UInt32 = 0
  var attachCount: UInt32 = 0
  /// Counts the RIBs of the session from 0 as the trace mentions them.
  let mention: UInt32
  /// The last large cascade that took it along.
  var cascade: UInt32 = 0

  var kind: RIBKind?
  var view = View.unseen
  var rebuilt = Rebuilt.no
  var marks = Marks()

  enum View: UInt8 {
    case unseen, onScreen, offScreen, removed
  }

  /// Whether its parent counts it among those it builds anew.
  enum Rebuilt: UInt8 {
    case no, nameless, named
  }

  init(id: Int, name: TextNumber?, kind: RIBKind?, mention: UInt32) {
    self.id = id
    nameValue = name?.value ?? 0
    self.kind = kind
    self.mention = mention
  }

  /// The RIB's name; nil where the trace has not told it.
  var name: TextNumber? {
    get { nameValue == 0 ? nil : TextNumber(nameValue) }
    set { nameValue = newValue?.value ?? 0 }
  }
}

/// How a RIB left.
struct Departure: BitwiseCopyable, Sendable {
  @Packed var lastDetach: EventStamp? = nil
  @Packed var destroyed: EventStamp? = nil
}

/// A property of a parent that was seen to hold a RIB.
struct HoldRecord: BitwiseCopyable, Sendable {
  /// The parent's number in the trace.
  let holder: Int
  /// The event that first saw it; when that was nobody asks.
  private let seq: Int
  private let line: UInt32
  private let site: UInt32
  let property: TextNumber
  @Link var next: Int? = nil

  init(holder: Int, property: TextNumber, since: EventStamp) {
    self.holder = holder
    self.property = property
    (seq, line, site) = (since.seq, since.line, since.site?.value ?? 0)
  }

  /// Its time is left out.
  var since: EventStamp {
    EventStamp(
      seq: seq, time: 0, line: Int(line), site: site == 0 ? nil : TextNumber(site))
  }
}
