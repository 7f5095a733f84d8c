import RIBsTrace

/// Replays a trace and reports what is wrong with the app.
///
/// It takes lines as they are read and keeps none of them. It cannot be copied, because a session may be large.
public struct TraceAnalyzer: ~Copyable {
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
        "line \(line): this is not a trace: none of its lines can be read as an event. Give a .jsonl file that RIBsRecorder wrote."
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
  private let scope: AnalysisScope
  private var reader = TracePortionReader()
  private var portion = TracePortion()
  private let strings = InternedStrings()
  private var session: SessionAnalysis?
  private var finished: [SessionReport] = []
  /// The first session that keeps only its findings, and the paths and calls of all such sessions together.
  private var firstReduced: Int?
  private var reducedPaths = PathTree()
  private var reducedCalls: RecordedCalls?
  private var firstLine: Int?
  private var hasReadable = false
  private var unusable: Unusable?
  /// Why the trace cannot be read to its end.
  private var cut: String?

  /// - Parameters:
  ///   - options: How long things may take, and what is kept on purpose.
  ///   - moment: When to look at each session's tree.
  public init(options: AnalysisOptions = AnalysisOptions(), treeAt moment: Moment = .end) {
    self.init(options: options, AnalysisScope(moment: moment))
  }

  /// - Parameters:
  ///   - options: How long things may take, and what is kept on purpose.
  ///   - scope: What to keep of each session besides its findings.
  package init(options: AnalysisOptions = AnalysisOptions(), _ scope: AnalysisScope) {
    self.options = options
    self.scope = scope
  }

  /// Takes the next bytes of the trace.
  ///
  /// - Parameter block: Any number of bytes; lines may be cut anywhere.
  public mutating func feed(_ block: some Collection<UInt8>) {
    let isRead: Void? = block.withContiguousStorageIfAvailable {
      reader.feed(UnsafeRawBufferPointer($0), to: &portion)
    }
    if isRead == nil { Array(block).withUnsafeBytes { reader.feed($0, to: &portion) } }
    takePortion()
  }

  /// Takes the next lines of the trace.
  package mutating func take(_ portion: TracePortion) {
    strings.append(portion.strings)
    var next = 0
    for remark in portion.remarks {
      take(portion.events[next..<remark.eventsBefore])
      next = remark.eventsBefore
      take(remark.line)
    }
    take(portion.events[next...])
  }

  private mutating func takePortion() {
    var portion = TracePortion()
    swap(&portion, &self.portion)
    take(portion)
    portion.removeAll()
    swap(&portion, &self.portion)
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
    let line = reader.line
    var rest = TracePortion()
    reader.finish(&rest)
    return try finish(rest, line: line)
  }

  /// Closes the last session, for a caller that takes portions.
  ///
  /// - Parameters:
  ///   - rest: What stands behind the last LF.
  ///   - line: The number of the line that stands there.
  /// - Returns: What each session showed, in the order of the trace.
  /// - Throws: ``Unusable`` where the trace cannot be analysed at all.
  package mutating func finish(
    _ rest: TracePortion, line: Int
  ) throws(Unusable) -> [SessionReport] {
    let isInSession = session != nil
    // Comes first, because it says why the last line is torn.
    if isInSession { noteCut(inLine: line) }
    take(rest)
    // The last line may be the first of a session.
    if !isInSession { noteCut(inLine: line) }
    closeSession()
    if let unusable { throw unusable }
    guard let firstLine else { throw .empty }
    guard hasReadable else { throw .notATrace(firstLine: firstLine) }
    if let firstReduced {
      // The sessions that were reduced share one set of paths and calls. The first of them carries it, and callers
      // search all sessions.
      let paths = exchange(&reducedPaths, with: PathTree())
      finished[firstReduced].detail = SessionDetail(paths: paths, calls: reducedCalls)
    }
    return finished
  }

  /// What each session shows so far. The last one is judged as if it ended here.
  ///
  /// - Throws: ``Unusable`` where the trace cannot be analysed at all. While it is written, that may change with the next
  ///   line.
  package borrowing func reportsSoFar() throws(Unusable) -> [SessionReport] {
    if let unusable { throw unusable }
    guard let firstLine else { throw .empty }
    guard hasReadable else { throw .notATrace(firstLine: firstLine) }
    guard let open = session?.reportSoFar() else { return finished }
    return finished + [open]
  }

  private mutating func take(_ entries: ArraySlice<TracePortion.Entry>) {
    guard unusable == nil, let first = entries.first else { return }
    firstLine = firstLine ?? first.line
    hasReadable = true
    openSession(header: nil, line: first.line)
    session?.take(entries)
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
      openSession(header: header, line: line.number)
      return
    case .invalidHeader:
      // It begins another session, with ids of its own.
      closeSession()
    case .unknownType: hasReadable = true
    case .event, .invalidField, .malformed, .tooLong, .tornTail: break
    }
    openSession(header: nil, line: line.number)
    session?.take(line)
  }

  private mutating func openSession(header: TraceHeader?, line: Int) {
    guard session == nil else { return }
    session = SessionAnalysis(
      header: header, line: line, name: nextName, strings: strings, options: options, scope)
  }

  private var nextName: String { "session \(finished.count + 1)" }

  private mutating func noteCut(inLine line: Int) {
    if let cut { session?.noteCut(cut, line: line) }
  }

  /// Whether a session other than the last keeps more than its findings.
  private func keepsDetail(_ index: Int) -> Bool {
    index < scope.mostSessions || scope.session == finished[index].name
      || scope.session == String(index + 1)
  }

  /// Reduces a session to its findings, its paths and its calls.
  private mutating func reduce(_ index: Int) {
    let detail = finished[index].detail
    reducedPaths.add(detail.paths)
    if let calls = detail.calls {
      if reducedCalls == nil { reducedCalls = calls } else { reducedCalls?.add(calls) }
    }
    finished[index].detail = .none
    firstReduced = firstReduced ?? index
  }

  private mutating func closeSession() {
    guard let report = session?.finish() else { return }
    if let last = finished.indices.last, !keepsDetail(last) { reduce(last) }
    finished.append(report)
    session = nil
  }
}
