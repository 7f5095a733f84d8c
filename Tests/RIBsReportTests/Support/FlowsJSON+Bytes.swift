import RIBsAnalysis
import RIBsReport

extension FlowsJSON {
  /// The complete output.
  func bytes(_ flows: [Flow]? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    write(flows) { bytes += $0 }
    return bytes
  }
}
