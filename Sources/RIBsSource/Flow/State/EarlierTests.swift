/// The slots that were clear before a closure was made that runs later, or before an `await`. Other code may have filled
/// them since.
struct EarlierTests {
  /// The slots that were clear when the running closure was made.
  var beforeClosure: Set<Slot> = []
  /// The slots that were clear before an `await`.
  var beforeAwait: Set<Slot> = []
  /// Whether the router's list of children was known before an `await`.
  var knewChildrenBeforeAwait = false

  mutating func join(_ other: Self) {
    beforeClosure.formIntersection(other.beforeClosure)
    beforeAwait.formIntersection(other.beforeAwait)
    knewChildrenBeforeAwait = knewChildrenBeforeAwait && other.knewChildrenBeforeAwait
  }
}
