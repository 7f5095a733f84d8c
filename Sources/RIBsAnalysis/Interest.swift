/// What a reader wants to see of each session besides what is wrong with it.
package struct Interest: Sendable {
  /// When to look at the tree.
  package var moment: Moment
  /// The RIBs whose lives are to be told.
  package var subject: RIBSubject?
  /// At most this many events of each RIB's life are kept.
  package var mostEvents = 1000
  /// Whether to keep every place at which a RIB ever stood.
  package var keepsPlaces: Bool
  /// Whether to count how many RIBs stood at each path at once.
  package var countsStanding: Bool
  /// Whether somebody will look at the tree.
  package var keepsTree: Bool
  /// Whether somebody will ask for flows.
  package var keepsFlows: Bool

  /// How many sessions keep more than their findings, counted from the first. The last one always does.
  package var mostSessions = 1000
  /// The session that the caller asked for, by its name or number; it keeps everything too.
  package var session: String?

  /// Whether somebody knows RIBs by their index until the end.
  var followsRIBs: Bool { subject != nil || keepsPlaces }

  /// From which size on it pays to save room and time; tests set it lower, so that small traces show it.
  package var thrift = Thrift()

  /// From which size on it pays to save room and time.
  package struct Thrift: Sendable {
    /// So many destroyed RIBs may wait before those are archived of which nothing is left to say.
    package var destroyed = 256
    /// So many RIBs have to leave the tree or come back together that looking them up is cheaper than to bring each
    /// in line.
    package var cascade = 64
    /// So many properties that hold one RIB are looked through one after the other.
    package var holds = 8
    /// At most this many RIBs may leave or rejoin the tree with an ancestor. Beyond that, RIBs at each path are no longer counted.
    package var takenAlong = 20_000_000

    package init() {}
  }

  /// - Parameters:
  ///   - moment: When to look at the tree.
  ///   - subject: The RIBs whose lives are to be told.
  ///   - keepsPlaces: Whether to keep every place at which a RIB ever stood.
  ///   - countsStanding: Whether to count how many RIBs stood at each path at once, which costs what each detach takes
  ///     along.
  ///   - keepsTree: Whether somebody will look at the tree.
  ///   - keepsFlows: Whether somebody will ask for flows.
  package init(
    moment: Moment = .end, subject: RIBSubject? = nil, keepsPlaces: Bool = false,
    countsStanding: Bool = true, keepsTree: Bool = true, keepsFlows: Bool = true
  ) {
    self.moment = moment
    self.subject = subject
    self.keepsPlaces = keepsPlaces
    self.countsStanding = countsStanding
    self.keepsTree = keepsTree
    self.keepsFlows = keepsFlows
  }
}
