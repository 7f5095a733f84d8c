/// Whether the path waited, after which it is on another thread, or later than its caller expects.
struct Waiting {
  /// Whether an `await` was passed off the main actor, after which the thread is unknown.
  var isAfterAwait = false
  /// Whether that is so only where a stream ran out of time.
  var isByTimeout = false
  /// Whether the path slept.
  var isAfterSleep = false
  /// The part of the RIB whose function slept.
  var sleptIn: RIBPart?

  /// The path asked whether a stream ran out of time, and it did not.
  mutating func excludeTimeout() {
    if isByTimeout { (isAfterAwait, isByTimeout) = (false, false) }
  }

  /// A function that ran elsewhere returns to a caller on the main actor.
  mutating func returnToMain(_ caller: Self) {
    (isAfterAwait, isByTimeout) = (caller.isAfterAwait, caller.isByTimeout)
  }

  mutating func sleep(in part: RIBPart?) { (isAfterSleep, sleptIn) = (true, part) }

  mutating func join(_ other: Self) {
    // A path on the main thread does not say why another one left it.
    isByTimeout =
      (isByTimeout || !isAfterAwait) && (other.isByTimeout || !other.isAfterAwait)
      && (isByTimeout || other.isByTimeout)
    isAfterAwait = isAfterAwait || other.isAfterAwait
    isAfterSleep = isAfterSleep || other.isAfterSleep
    sleptIn = sleptIn ?? other.sleptIn
  }
}
