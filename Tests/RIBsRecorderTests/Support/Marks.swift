import RIBsRecorder
import RIBsTrace

/// The names of marks from one number to another. They are long, so that a thousand outgrow a pipe.
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
