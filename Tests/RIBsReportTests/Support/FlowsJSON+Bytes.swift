import RIBsAnalysis
import RIBsReport

extension FlowsJSON {
  /// All that is written.
  func bytes(_ flows: [Flow]? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    write(flows) { bytes += $0 }
    return bytes
  }
}
