import RIBsAnalysis

/// A test as JUnit knows it. Class and name stay the same from run to run, so that a CI can tell since when
/// it fails; what may change stands in the message.
struct JUnitCase {
  enum Outcome {
    /// Its output says what the session cannot show, a sentence each.
    case passed(limits: [String])
    case failed(type: String, message: String, text: String)
    /// It could not be run.
    case broken(type: String, message: String)
    /// It was not judged, or does not count.
    case skipped(message: String)
  }

  let className: String
  let name: String
  let outcome: Outcome

  func write(to xml: inout XMLWriter) {
    let attributes: KeyValuePairs = ["classname": className.tidied(), "name": name.tidied()]
    if case .passed(limits: []) = outcome { return xml.element("testcase", attributes) }
    xml.begin("testcase", attributes)
    switch outcome {
    case .passed(let limits):
      xml.element("system-out", [:], limits.joined(separator: "\n"))
    case .failed(let type, let message, let text):
      xml.element("failure", ["type": type, "message": message.tidied()], text)
    case .broken(let type, let message):
      xml.element("error", ["type": type, "message": message.tidied()])
    case .skipped(let message): xml.element("skipped", ["message": message.tidied()])
    }
    xml.end()
  }
}

extension JUnitCase {
  /// A session passes only if all of it was judged. If causes fail, they stand for the session.
  init?(_ session: SessionReport, failOn threshold: Severity) {
    let outcome: Outcome
    if session.isInconclusive {
      // JUnit has no such outcome. Skipped neither passes nor fails, and `--allow-incomplete` decides.
      outcome = .skipped(message: "inconclusive: \(session.inconclusiveSentence)")
    } else if CheckStatus([session], failOn: threshold) == .clean {
      outcome = .passed(limits: session.limits)
    } else {
      return nil
    }
    self.init(
      className: session.app ?? Product.name, name: "session \(session.name)", outcome: outcome)
  }

  /// A cause of one trace.
  ///
  /// - Parameter text: All there is to say of it.
  init(_ cause: Cause, text: String) {
    let finding = cause.shown
    let file = finding.at.map { " in \(CallSite($0)?.file ?? $0)" } ?? ""
    // Of one RIB several objects may be retained.
    let object = finding.object.map { " of \($0)" } ?? ""
    let summary = RuleCatalogue.page(finding.rule)?.summary ?? ""
    let outcome: Outcome =
      switch finding.exemption {
      case .suppressed(let reason): .skipped(message: "suppressed by the config: \(reason)")
      case .baseline: .skipped(message: "in the baseline")
      case nil: .failed(type: finding.rule, message: finding.message, text: text)
      }
    self.init(
      className: finding.path.isEmpty ? finding.session : finding.path,
      name: "\(finding.rule)\(object)\(file): \(summary)", outcome: outcome)
  }
}
