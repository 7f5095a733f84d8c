/// What a reader wants to see of each session besides what is wrong with it.
package struct Interest: Sendable {
  /// When to look at the tree.
  package var moment = Moment.end
  /// The RIBs whose lives are to be told.
  package var subject: RIBSubject?
  /// Whether to keep every place at which a RIB ever stood.
  package var keepsPlaces = false

  /// - Parameters:
  ///   - moment: When to look at the tree.
  ///   - subject: The RIBs whose lives are to be told.
  ///   - keepsPlaces: Whether to keep every place at which a RIB ever stood.
  package init(moment: Moment = .end, subject: RIBSubject? = nil, keepsPlaces: Bool = false) {
    self.moment = moment
    self.subject = subject
    self.keepsPlaces = keepsPlaces
  }
}
