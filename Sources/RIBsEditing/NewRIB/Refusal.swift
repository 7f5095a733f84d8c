import RIBsAnalysis

/// Why the source cannot be changed as asked. Nothing was changed.
package struct Refusal: Error, Equatable, CustomStringConvertible {
  /// Where the reason stands; nil if it is nowhere in the source.
  package let place: SourcePlace?
  /// What is in the way, and what to do about it.
  package let reason: String

  package init(_ reason: String, at place: SourcePlace? = nil) {
    self.place = place
    self.reason = reason
  }

  package var description: String { place.map { "\($0): \(reason)" } ?? reason }
}
