/// Whether the path waited, after which it is on another thread, or later than its caller expects.
struct Waiting {
  /// Whether an `await` was passed off the main actor, after which the thread is unknown.
  var isAfterAwait = false
  /// Whether the path slept.
  var isAfterSleep = false
  /// The part of the RIB whose function slept.
  var sleptIn: RIBPart?

  mutating func sleep(in part: RIBPart?) { (isAfterSleep, sleptIn) = (true, part) }

  mutating func join(_ other: Self) {
    isAfterAwait = isAfterAwait || other.isAfterAwait
    isAfterSleep = isAfterSleep || other.isAfterSleep
    sleptIn = sleptIn ?? other.sleptIn
  }
}
