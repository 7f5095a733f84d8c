import RIBsAnalysis
import RIBsTrace
import RIBsTestSupport
import Testing

/// Sessions that no sample app has.
enum Handmade {
  /// Names that are wide, narrow, long, in other scripts, or with a meaning to a renderer.
  static let hostileNames = [
    "로그인화면이름이아주깁니다", "ログイン画面", "登录页面", "👩‍👩‍👧‍👦👍🏽🇰🇷🎉", "رابط تسجيل الدخول",
    "e\u{301}a\u{308}o\u{302}u\u{303}n\u{327}", "ÀÉÎÕÜŽŁØÆŒ", "ЩЖЮЫФ", "ΩΨΦΘ", "ล็อกอิน", "लॉगिन",
    "Log<In>&\"Out\"", #"C:\new\table\N"#, "&lt;&amp;", "WWWWWWWWMMMMMMMM",
    "WMWMWMWMWMWMWMWMWMWMWMWMWMWM",
    "illilliljtfilljillil", "iiiiiiii", "mmmmmmmmmmmm@@@@%%%%", "I",
    "AVeryLongNameOfAScreenThatNobodyWouldEverWantToRead", "0123456789", "{}[]()|/_-+=~^*#$!?",
    "한글과EnglishAnd漢字123",
    String(repeating: "로그인", count: 20),
    String(repeating: "👩‍👩‍👧", count: 40),
  ]

  /// All names below one root, each in both kinds, a few inactive.
  static func names() throws -> [SessionReport] {
    var lines = Lines("names from elsewhere")
    lines.add(.create(id: 1, rib: "Root", kind: .launch))
    lines.add(.launch(id: 1))
    lines.add(.activate(id: 1))
    var id = 1
    for (index, name) in hostileNames.enumerated() {
      for kind in [RIBKind.viewable, .viewless] {
        id += 1
        lines.add(.create(id: id, rib: name, kind: kind))
        lines.add(.attach(id: id, parent: 1))
        if index % 5 != 4 { lines.add(.activate(id: id)) }
        guard index % 3 == 0 else { continue }
        lines.add(.hold(id: id, parent: 1, property: "RootRouter.child"))
        lines.add(.unhold(id: id, parent: 1, property: "RootRouter.child"))
      }
    }
    return try lines.sessions()
  }

  /// Five steps with such names. Users move forward through all of them, then back and forth.
  static func flow() throws -> [SessionReport] {
    var lines = Lines("a flow from elsewhere")
    let names = ["로그인화면", "WWWWMMMM", "👩‍👩‍👧‍👦👍🏽🇰🇷", "i", "AVeryLongNameOfAStepThatNobodyReads"]
    lines.add(.create(id: 1, rib: "Lo<g>&In", kind: .launch))
    lines.add(.launch(id: 1))
    lines.add(.activate(id: 1))
    for (visit, step) in [0, 1, 2, 3, 4, 0, 2, 0, 4, 1, 4, 3].enumerated() {
      lines.add(.create(id: visit + 2, rib: names[step], kind: .viewable))
      lines.add(.attach(id: visit + 2, parent: 1))
      lines.add(.activate(id: visit + 2))
      lines.add(.detach(id: visit + 2, parent: 1, cause: .call))
      lines.add(.deactivate(id: visit + 2))
      lines.add(.destroy(id: visit + 2))
    }
    return try lines.sessions()
  }

  /// 500 RIBs of all kinds, with findings of all severities, some leaked and some kept for reuse.
  static func crowd() throws -> SessionReport {
    var generator = SeededGenerator(seed: 11)
    var script = "root Root0\n"
    var names = ["Root0"]
    for number in 1...500 {
      let parent = names[Int.random(in: max(0, number / 8 - 6)...(number / 5), using: &generator)]
      let name = "\(["Feed", "Row", "WideMenu", "Settings"][number % 4])\(number)"
      script += "create \(name) \(number % 7 == 0 ? "viewless" : "viewable")\n"
      script += number % 11 == 0 ? "attach \(parent) \(name)\n" : "open \(parent) \(name)\n"
      // Lost; two of one name, the later of which is detached; leaked; kept for reuse; off the main thread.
      switch number % 60 {
      case 1: script += "hold \(parent).child \(name)\nunhold \(parent).child \(name)\n"
      case 12:
        script += "open \(parent) \(name)#2\nclose \(parent) \(name)#2\ndestroy \(name)#2\n"
      case 23: script += "open \(parent) Gone\(number)\nclose \(parent) Gone\(number)\n"
      case 34:
        script += "open \(parent) Tab\(number)\nhold \(parent).tab Tab\(number)\n"
        script += "close \(parent) Tab\(number)\nopen \(parent) Tab\(number)\n"
        script += "close \(parent) Tab\(number)\n"
      case 45: script += "create Late\(number)\nattach \(parent) Late\(number) on loader\n"
      default: break
      }
      names.append(name)
    }
    var analyzer = TraceAnalyzer(AnalysisScope(keepsPositions: true))
    analyzer.feed(try TraceScript(script + "after 5s\nsettle").trace())
    return try #require(try analyzer.finish().last)
  }

  /// 120 RIBs in source, with several parents, edges of all grades and hazards of all severities.
  static func source() -> SourceReport {
    var generator = SeededGenerator(seed: 7)
    var names = ["Root"]
    var script = "launch Root\n"
    for number in 1..<120 {
      let name = "\(["Feed", "Row", "WideMenu", "Settings"][number % 4])\(number)"
      if number % 7 == 0 { script += "router \(name)\n" }
      let verb = ["attaches", "attaches", "attaches", "builds", "declares"].randomElement(
        using: &generator)
      script +=
        "\(names[Int.random(in: 0...number / 3, using: &generator)]) \(verb ?? "") \(name)\n"
      if number % 4 == 0 {
        script += "\(names.randomElement(using: &generator) ?? "") attaches \(name)\n"
      }
      names.append(name)
    }
    let tree = staticTree(script)
    let hazards = tree.edges.enumerated().filter { $0.offset % 6 == 0 }.map { index, edge in
      let path = [edge.parent, edge.child].map { tree.ribs[$0].name }.joined(separator: "/")
      let severity: Severity = index % 18 == 0 ? .error : index % 18 == 6 ? .warning : .info
      return hazard("unguarded-attach", path, at: edge.place.description, severity)
    }
    return SourceReport(paths: ["Handmade"], tree: tree, hazards: hazards)
  }

  private struct Lines {
    private var bytes: [UInt8]
    private var seq = 0

    init(_ session: String) {
      bytes = TraceEncoder().line(for: TraceHeader(session: session, app: "Hand-made"))
    }

    mutating func add(_ body: TraceEvent.Body) {
      seq += 1
      bytes += TraceEncoder().line(for: TraceEvent(seq: seq, time: seq * 1_000_000, body: body))
    }

    func sessions() throws -> [SessionReport] {
      var analyzer = TraceAnalyzer()
      analyzer.feed(bytes)
      return try analyzer.finish()
    }
  }
}
