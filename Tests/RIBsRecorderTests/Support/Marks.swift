import RIBsRecorder
import RIBsTrace

/// The names of marks from one number to another. They are long, so that a thousand outgrow a pipe.
func markNames(_ numbers: ClosedRange<Int>) -> [String] {
  numbers.map { "\($0) " + String(repeating: "x", count: 200) }
}

/// Sets the marks with these numbers.
func mark(_ numbers: ClosedRange<Int>) {
  for name in markNames(numbers) { RIBsRecorder.mark(name) }
}

/// The content of a complete trace that has only marks.
func marksAndEnd(_ numbers: ClosedRange<Int>) -> [TraceEvent.Body] {
  markNames(numbers).map { .mark(name: $0) } + [.end(.exit)]
}
