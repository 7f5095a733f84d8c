import RIBsAnalysis
import RIBsReport

extension FlowsJSON {
  /// The complete output.
  func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }
}
