import RIBsRecorder
import RIBsTrace

/// The names of marks from one number to another, long enough for a thousand to outgrow several times
/// what the recorder maps of a file.
func markNames(_ numbers: ClosedRange<Int>) -> [String] {
  numbers.map { "\($0) " + String(repeating: "x", count: 200) }
}

/// Marks moments, each by its number.
func mark(_ numbers: ClosedRange<Int>) {
  for name in markNames(numbers) { RIBsRecorder.mark(name) }
}

/// What an orderly trace of marks alone tells.
func marksAndEnd(_ numbers: ClosedRange<Int>) -> [TraceEvent.Body] {
  markNames(numbers).map { .mark(name: $0) } + [.end(.exit)]
}
