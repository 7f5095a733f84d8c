import RIBsTrace

/// Replays a trace and says what is wrong with the app it tells of.
///
/// Lines are taken one after the other as they are read; nothing of an event is kept once it is applied.
public struct TraceAnalyzer {
  /// Why a trace cannot be analysed at all.
  public enum Unusable: Error, Equatable, CustomStringConvertible {
    /// There is nothing in it.
    case empty
    /// None of its lines could be read as an event.
    case notATrace(firstLine: Int)
    /// A session is written in a version of the format that this package does not know.
    case unsupportedVersion(Int, line: Int)

    /// What is wrong and what to do about it.
    public var description: String {
      switch self {
      case .empty:
        "the trace is empty. Was the recorder started before the launch router was built?"
      case .notATrace(let line):
        "line \(line): this is no trace, none of its lines can be read as an event. Give a .jsonl file that RIBsRecorder wrote."
      case .unsupportedVersion(let version, let line):
        "line \(line): the trace is written in version \(version) of the format, and this ribs-inspect reads version \(TraceHeader.supportedVersion). Use the ribs-inspect that belongs to the app's recorder."
      }
    }

    /// The line it is about, where it is about one.
    public var line: Int? {
      switch self {
      case .empty: nil
      case .notATrace(let line), .unsupportedVersion(_, let line): line
      }
    }
  }

  private let options: AnalysisOptions
  private let interest: Interest
  private var reader = TraceReader()
  private var session: SessionAnalysis?
  private var finished: [SessionReport] = []
  private var firstLine: Int?
  private var hasReadable = false
  private var unusable: Unusable?
  /// Why the trace cannot be read to its end.
  private var cut: String?

  /// - Parameters:
  ///   - options: How long things may take, and what is kept on purpose.
  ///   - moment: When to look at each session's tree.
  public init(options: AnalysisOptions = AnalysisOptions(), treeAt moment: Moment = .end) {
    self.init(options: options, Interest(moment: moment))
  }

  /// - Parameters:
  ///   - options: How long things may take, and what is kept on purpose.
  ///   - interest: What to keep of each session besides what is wrong with it.
  package init(options: AnalysisOptions = AnalysisOptions(), _ interest: Interest) {
    self.options = options
    self.interest = interest
  }

  /// Takes the next bytes of the trace.
  ///
  /// - Parameter block: Any number of bytes; lines may be cut anywhere.
  public mutating func feed(_ block: some Collection<UInt8>) {
    // The reader is taken out so that its callback may change the rest of this value, and none is left
    // here, for a second one would make it copy what it keeps.
    var reader = TraceReader()
    swap(&reader, &self.reader)
    reader.feed(block) { take($0) }
    self.reader = reader
  }

  /// Notes that the trace goes on, but that what comes next cannot be read.
  ///
  /// - Parameter reason: Why, in a clause about the file.
  package mutating func noteCut(_ reason: String) {
    cut = reason
  }

  /// Closes the last session.
  ///
  /// - Returns: What each session showed, in the order of the trace.
  /// - Throws: ``Unusable`` where the trace cannot be analysed at all.
  public mutating func finish() throws(Unusable) -> [SessionReport] {
    var reader = self.reader
    let (line, isInSession) = (reader.line, session != nil)
    // First, for it says more of a torn last line than that it is torn.
    if isInSession { noteCut(inLine: line) }
    reader.finish { take($0) }
    // The last line may be the first of a session.
    if !isInSession { noteCut(inLine: line) }
    closeSession()
    if let unusable { throw unusable }
    guard let firstLine else { throw .empty }
    guard hasReadable else { throw .notATrace(firstLine: firstLine) }
    return finished
  }

  private mutating func take(_ line: NumberedLine) {
    guard unusable == nil else { return }
    firstLine = firstLine ?? line.number
    switch line.line {
    case .header(let header):
      hasReadable = true
      closeSession()
      guard header.version == TraceHeader.supportedVersion else {
        unusable = .unsupportedVersion(header.version, line: line.number)
        return
      }
      session = SessionAnalysis(
        header: header, line: line.number, name: nextName, options: options, interest)
      return
    case .invalidHeader:
      // Another session all the same: its ids have nothing to do with those before.
      closeSession()
    case .event, .unknownType: hasReadable = true
    case .invalidField, .malformed, .tooLong, .tornTail: break
    }
    if session == nil {
      session = SessionAnalysis(
        header: nil, line: line.number, name: nextName, options: options, interest)
    }
    session?.take(line)
  }

  private var nextName: String { "session \(finished.count + 1)" }

  private mutating func noteCut(inLine line: Int) {
    if let cut { session?.noteCut(cut, line: line) }
  }

  private mutating func closeSession() {
    guard let report = session?.finish() else { return }
    finished.append(report)
    session = nil
  }
}
