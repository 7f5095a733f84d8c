import RIBsAnalysis

/// Remarks on files, the config and the baseline.
enum RemarkText {
  /// - Parameters:
  ///   - most: At most this many remarks are listed.
  ///   - noun: What one of those left out is called.
  static func lines(
    _ remarks: [Remark], most: Int, _ noun: String, _ style: TextStyle
  ) -> [String] {
    let more = remarks.count - most
    return remarks.prefix(most).flatMap { remark in
      let label = remark.failsCheck ? "error" : "note"
      let text = style.lines("\(remark.location): \(remark.message)", label: label, indent: 7)
      return [
        style.severity(remark.failsCheck ? .error : .info, label)
          + (text.first ?? "").dropFirst(label.count)
      ] + text.dropFirst()
    } + (more > 0 ? [style.dim("… \(CheckReport.rest(more, noun))")] : [])
  }
}
