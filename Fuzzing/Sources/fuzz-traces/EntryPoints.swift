import CLibFuzzer
import Foundation
import TraceProperties

// libFuzzer has `main`, and calls what has these names.

/// Reads one input. What does not hold ends the process, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: size))
  let violations = TraceProperties.violations(in: bytes)
  guard violations.isEmpty else { fatalError(violations.joined(separator: "\n")) }
  return 0
}

/// Makes the next input of an earlier one: half of the time as libFuzzer does, by bytes, and half of the
/// time by events, since few changed bytes are a trace that goes elsewhere.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ size: Int, _ room: Int, _ seed: CUnsignedInt
) -> Int {
  var mutator = LineMutator(seed: UInt64(seed))
  guard mutator.isItsTurn else { return LLVMFuzzerMutate(start, size, room) }
  let changed = mutator.change(Array(UnsafeBufferPointer(start: start, count: size)))
  let count = min(changed.count, room)
  start.update(from: changed, count: count)
  return count
}

/// Writes the examples of all rules into the folder that `RULE_EXAMPLES` names, before libFuzzer looks
/// for seeds there.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  guard let path = ProcessInfo.processInfo.environment["RULE_EXAMPLES"] else { return 0 }
  do {
    try RuleExamples.write(to: URL(fileURLWithPath: path))
    return 0
  } catch {
    fatalError("The rules' examples could not be written to \(path): \(error)")
  }
}
