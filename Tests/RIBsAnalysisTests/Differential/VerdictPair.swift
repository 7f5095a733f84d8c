import RIBsAnalysis

/// The verdicts of the analyzer and of the reference on one trace.
struct VerdictPair {
  let product: Verdict
  let reference: Verdict

  init(product: Verdict, reference: Verdict) {
    self.product = product
    self.reference = reference
  }

  init(_ bytes: [UInt8]) {
    self.init(product: .ofProduct(bytes), reference: .ofReference(bytes))
  }

  /// The kind of difference; nil if the verdicts agree. Shrinking keeps the kind, and traces with the same kind are
  /// reported once.
  var difference: String? {
    if product == reference { return nil }
    let missing = product.rows.filter { !reference.rows.contains($0) }
    let extra = reference.rows.filter { !product.rows.contains($0) }
    guard let row = missing.first else {
      return extra.first.map { "\($0.kind) of the reference alone" } ?? "order or number of rows"
    }
    guard let other = extra.first(where: { $0.kind == row.kind }) else {
      return "\(row.kind) of the analyzer alone"
    }
    var names = zip(row.fields, other.fields).filter { $0 != $1 }.map(\.0.name)
    // This value follows from the others.
    if names.count > 1 { names.removeAll { $0 == "fingerprint" } }
    return "\(row.kind) with other \(names.joined(separator: " "))"
  }

  /// Both verdicts in one list. Each row is marked with its source.
  var text: String {
    var lines: [String] = []
    var (ours, theirs) = (product.rows[...], reference.rows[...])
    // Equal rows align the two lists again.
    while let row = ours.first ?? theirs.first {
      if row == ours.first, row == theirs.first {
        lines.append("both       \(row.text)")
        ours.removeFirst()
        theirs.removeFirst()
      } else if row == ours.first, !theirs.contains(row) {
        lines.append("analyzer   \(row.text)")
        ours.removeFirst()
      } else if let other = theirs.popFirst() {
        lines.append("reference  \(other.text)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
