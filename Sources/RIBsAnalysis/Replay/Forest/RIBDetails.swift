import RIBsTrace

/// What is kept of one RIB instance besides its ``RIBRecord``, where the trace tells it: one of calls alone does not.
struct RIBDetails: Blankable {
  @Packed var created: EventStamp? = nil
  /// When its view came on screen or went off.
  @Packed var viewChange: EventStamp? = nil
  /// The line of its first `load`; 0 before it.
  var firstLoad: UInt32 = 0
  /// The first property that holds it, in the forest's holds.
  @Link var firstHold: Int? = nil

  static let blank = RIBDetails()
}
