/// What `ribs-inspect doctor` found: what has to be mended, what is worth knowing, and what is in order.
package struct DoctorReport: Sendable {
  /// What was looked at, such as `2 traces`.
  package let subjects: [String]
  /// The diagnoses, those that cannot wait first and otherwise in the order of the checks.
  package let diagnoses: [Diagnosis]

  /// - Parameters:
  ///   - diagnoses: What the checks found, in their order.
  ///   - subjects: What was looked at.
  package init(_ diagnoses: [Diagnosis], on subjects: [String]) {
    self.subjects = subjects
    self.diagnoses = Diagnosis.State.allCases.flatMap { state in
      diagnoses.filter { $0.state == state }
    }
  }

  /// The worst of all states.
  package var state: Diagnosis.State { diagnoses.first?.state ?? .fine }

  /// How many diagnoses have a state.
  package func count(of state: Diagnosis.State) -> Int { diagnoses.count { $0.state == state } }
}
