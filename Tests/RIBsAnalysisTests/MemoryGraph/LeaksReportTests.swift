import Testing

@testable import RIBsAnalysis

@Suite("What a report of leaks says of a RIB")
struct LeaksReportTests {
  private static let head = """
    Process:         Shop [3200]
    Path:            /Users/USER/Library/*/Shop.app/Shop
    Date/Time:       2026-03-02 10:11:12.131 +0100
    ----

    leaks Report Version: 4.0
    Process 3200: 41926 nodes malloced for 6668 KB
    Process 3200: 6 leaks for 256 total leaked bytes.


    """

  private func report(_ body: String) throws -> LeaksReport { try LeaksReport(Self.head + body) }

  private func words(
    _ body: String, _ type: String = "ProfileInteractor", at address: UInt? = nil
  ) throws -> String? {
    let report = try report(body)
    #expect(report.unread == nil)
    return (address.map(report.holder(at:)) ?? report.holder(of: [type]))?.words
  }

  // MARK: Cycles

  private static let closure = """
        3 (256 bytes) << TOTAL >>

          3 (256 bytes) ROOT CYCLE: <ProfileInteractor 0x600000260040> [96]
             1 (64 bytes) __strong onTick + 8 --> ROOT CYCLE: <Swift closure context 0x600000260080> [64]
                __strong  --> CYCLE BACK TO <ProfileInteractor 0x600000260040> [96]
             1 (96 bytes) presenter --> <ProfileViewController 0x600000260100> [96]
    """

  @Test func `a closure in the object holds it`() throws {
    let heldBy = try report(Self.closure).holder(of: ["ProfileInteractor"])
    #expect(
      heldBy?.words
        == "itself: ProfileInteractor.onTick → a closure → ProfileInteractor, according to leaks")
    #expect(heldBy?.isByItself == true)
    #expect(heldBy?.property == "ProfileInteractor.onTick")
    #expect(
      heldBy?.fix("Profile")
        == "Let the closure in ProfileInteractor.onTick capture ProfileInteractor weakly.")
  }

  @Test func `an object beside the cycle is held by it`() throws {
    let heldBy = try report(Self.closure).holder(of: ["ProfileViewController"])
    #expect(
      heldBy?.words
        == "ProfileInteractor.onTick → a closure → ProfileInteractor.presenter → ProfileViewController, according to leaks"
    )
    #expect(heldBy?.isByItself == false)
    #expect(
      heldBy?.fix("Profile")
        == "Let the closure in ProfileInteractor.onTick capture ProfileInteractor weakly.")
  }

  @Test func `a cycle is told from the object on, wherever the report begins it`() throws {
    let body = """
          3 (192 bytes) ROOT CYCLE: <ShopApp.ProfileRouter 0x10> [64]
             2 (128 bytes) __strong viewController --> ROOT CYCLE: <ShopApp.ProfileView 0x20> [64]
                1 (64 bytes) delegate --> ROOT CYCLE: <ProfileInteractor 0x30> [64]
                   __strong $__lazy_storage_$_flow --> CYCLE BACK TO <ShopApp.ProfileRouter 0x10> [64]
      """
    #expect(
      try words(body)
        == "itself: ProfileInteractor.flow → ProfileRouter.viewController → ProfileView.delegate → ProfileInteractor, according to leaks"
    )
    #expect(
      try report(body).holder(of: ["ProfileView"])?.fix("Profile")
        == "Make one of ProfileView.delegate, ProfileInteractor.flow, ProfileRouter.viewController weak, or clear it where Profile is detached."
    )
  }

  @Test func `lists are part of the property, and memory without a type is passed over`() throws {
    #expect(
      try words(
        """
              4 (1.58K) ROOT LEAK: <Cache 0x7fc65978fd80> [32]
                 2 (1.50K) screens --> <Swift._ContiguousArrayStorage<any Routing> 0x7fc65aa16800> [1536]
                    1 (48 bytes) <ProfileInteractor 0x7fc659790400> [48]
                 1 (48 bytes) 0x7fc659790480 [48]
        """) == "Cache.screens[…] → ProfileInteractor, according to leaks")
  }

  @Test func `a weak reference closes no cycle`() throws {
    #expect(
      try words(
        """
              2 (96 bytes) ROOT LEAK: <Box 0x10> [32]
                 1 (64 bytes) content --> <ProfileInteractor 0x20> [64]
                    weak owner --> CYCLE BACK TO <Box 0x10> [32]
        """) == "Box.content → ProfileInteractor, according to leaks")
  }

  // MARK: Which object

  private static let two = """
          1 (64 bytes) ROOT LEAK: <Box 0x10> [32]
             1 (64 bytes) content --> <ProfileInteractor 0x6000AB> [64]
          1 (64 bytes) ROOT LEAK: <Box 0x20> [32]
             1 (64 bytes) content --> <ProfileInteractor 0x6000ac> [64]
          1 (64 bytes) ROOT LEAK: <Timer 0x30> [32]
             1 (64 bytes) target --> <ProfileInteractor 0x6000ad> [64]
    """

  @Test func `of several objects of the type the commonest way is told`() throws {
    #expect(
      try words(Self.two)
        == "Box.content → ProfileInteractor, one of 2 ways that leaks found")
  }

  @Test func `an address finds the very object, or none`() throws {
    #expect(
      try words(Self.two, at: 0x6000ad) == "Timer.target → ProfileInteractor, according to leaks")
    #expect(
      try words(Self.two, at: 0x6000ab) == "Box.content → ProfileInteractor, according to leaks")
    #expect(try words(Self.two, at: 0x6000ae) == nil)
  }

  @Test func `nothing is said of an object that is not in the report, or that nothing holds`()
    throws
  {
    #expect(try words(Self.two, "HomeInteractor") == nil)
    #expect(try words(Self.two, "Interactor") == nil)
    #expect(
      try words("    1 (48 bytes) ROOT LEAK: <ProfileInteractor 0x600002d16940> [48]\n") == nil)
  }

  // MARK: Layouts

  @Test func `a report with allocation stacks, and one that is grouped by type`() throws {
    #expect(
      try words(
        """
        STACK OF 1 INSTANCE OF 'ROOT CYCLE: <ProfileInteractor>':
        50  dyld                                  0x1214003a6 start + 1942
        0   libswiftCore.dylib                    0x113c swift_allocObject + 56  Shop.swift:12
        ====
            1 (64 bytes) ROOT CYCLE: <ProfileInteractor> [64]
               onTick --> ROOT CYCLE: <Swift closure context> [48]
                  CYCLE BACK TO <ProfileInteractor> [64]

        """)
        == "itself: ProfileInteractor.onTick → a closure → ProfileInteractor, according to leaks")
  }

  @Test func `what stands behind an object's size does not matter`() throws {
    #expect(
      try words(
        """
              2 (96 bytes) ROOT LEAK: <Box 0x10> [32]
                 1 (48 bytes) <CFString 0x20> [48]  length: 9  "CYCLE BACK TO <Box 0x10> [32]"
                 1 (64 bytes) content --> <ProfileInteractor 0x30> [64]  item count: 1
        """) == "Box.content → ProfileInteractor, according to leaks")
  }

  @Test func `lines that are not understood are counted, and cost nothing that is`() throws {
    let report = try report(
      """
          1 (64 bytes) ROOT LEAK: <Box 0x10> [32]
             1 (64 bytes) content --> <ProfileInteractor 0x20> [64]
      Leak: 0x6000000defb0  size=112  zone: DefaultMallocZone
      CYCLE BACK TO <Nobody 0x99> [3]
      1 (64 bytes) ROOT LEAK: <Box
      """)
    #expect(report.unread?.line == 12)
    #expect(report.unread?.count == 3)
    #expect(report.holder(of: ["ProfileInteractor"]) != nil)
  }

  @Test func `remarks, quoted contents and images are no objects, and are understood`() throws {
    let body = """
          56 leaks excluded (not printed)

      STACK OF 2 INSTANCES OF 'ROOT LEAK: <Box>':
      3   dyld  0x10 start + 1
      ====
          2 (96 bytes) ROOT LEAK: <Box 0x10> [32]
             1 (64 bytes) <CFString 0x20> [64]  length: 30  "<!-- a --> <ProfileInteractor 0x99> [64]"
      line two of the text, --- and more
             1 (64 bytes) content --> <ProfileInteractor 0x30> [64]
          ----
          1 (96 bytes) ROOT LEAK: <Pad 0x40> [32]
      Output graph successfully written

      Binary Images:
             0x100e74000 -        0x100e7bfff +Shop (1.0) <A1B2> /Shop --> [1]
      """
    #expect(try words(body) == "Box.content → ProfileInteractor, according to leaks")
    #expect(try report(body).objects.count == 4)
    // Unicode has line separators of its own.
    let quoted = """
          1 (96 bytes) ROOT LEAK: <CFString 0x10> [32]  "a\u{2028}ROOT LEAK: b\u{0B}c"
      Leak: 0x6000
      """
    #expect(try report(quoted).unread?.line == 11)
  }

  @Test func `indentation by tabs, line ends of Windows and a byte order mark`() throws {
    let text = """
      \u{FEFF}Process 12: 2 leaks for 96 total leaked bytes.
            1 (96 bytes) ROOT LEAK: <Box 0x10> [32]
      \t   1 (64 bytes) content --> <ProfileInteractor 0x30> [64]
      """
    let report = try LeaksReport(text.replacing("\n", with: "\r\n"))
    #expect(report.unread == nil)
    #expect(
      report.holder(of: ["ProfileInteractor"])?.words
        == "Box.content → ProfileInteractor, according to leaks")
  }

  // MARK: Closures

  @Test(
    arguments: [
      // As newer systems write it.
      "onTick.context --> ROOT CYCLE: <Closure context 0x2> [64]\n__strong .self -->",
      // A closure that has captured another.
      "onTick + 8 --> ROOT CYCLE: <Swift closure context 0x2> [64]\n+ 8 --> <Swift closure context 0x3> [48]\n+ 8 -->",
      "onTick --> ROOT CYCLE: <__NSMallocBlock__ 0x2> [48]\n__strong [capture] -->",
      // A closure that has captured a list.
      "onTick --> <Closure context 0x2> [48]\n.items --> <_ContiguousArrayStorage<AnyObject> 0x3> [48]\n",
    ]) func `closures and blocks, whatever they are called`(_ edges: String) throws
  {
    let lines = edges.split(separator: "\n", omittingEmptySubsequences: false)
    let rows =
      ["ROOT CYCLE: <ProfileInteractor 0x1> [96]"] + lines.dropLast().map(String.init)
      + ["\(lines.last ?? "") CYCLE BACK TO <ProfileInteractor 0x1> [96]"]
    let body = rows.enumerated().map { depth, row in
      String(repeating: " ", count: depth * 3) + row.trimmingPrefix(" ")
    }.joined(separator: "\n")
    let heldBy = try #require(try report(body).holder(of: ["ProfileInteractor"]))
    #expect(
      heldBy.words
        == "itself: ProfileInteractor.onTick → a closure → ProfileInteractor, according to leaks"
    )
    #expect(
      heldBy.fix("Profile")
        == "Let the closure in ProfileInteractor.onTick capture ProfileInteractor weakly.")
  }

  @Test func `the closure of another object's cycle is the one to change`() throws {
    let heldBy = try report(
      """
          ROOT CYCLE: <Swift closure context 0x1> [64]
             __strong sub --> ROOT CYCLE: <Sub 0x2> [64]
                handler --> CYCLE BACK TO <Swift closure context 0x1> [64]
             owner --> <ProfileInteractor 0x3> [64]
      """
    ).holder(of: ["ProfileInteractor"])
    #expect(
      heldBy?.words == "a closure → Sub.handler → a closure → ProfileInteractor, according to leaks"
    )
    #expect(heldBy?.fix("Profile") == "Let the closure in Sub.handler capture Sub weakly.")
  }

  // MARK: What to change

  @Test func `beside a cycle without a closure the cycle is to be broken`() throws {
    let heldBy = try report(
      """
          ROOT CYCLE: <HomeRouter 0x1> [64]
             flow --> ROOT CYCLE: <HomeFlow 0x2> [64]
                router --> CYCLE BACK TO <HomeRouter 0x1> [64]
             profile --> <ProfileRouter 0x3> [64]
                interactor --> <ProfileInteractor 0x4> [64]
      """
    ).holder(of: ["ProfileInteractor"])
    #expect(
      heldBy?.fix("Profile")
        == "Make one of HomeRouter.flow, HomeFlow.router weak, or clear it where Profile is detached."
    )
    #expect(heldBy?.property == nil)
  }

  @Test func `below what nothing holds, no property is blamed`() throws {
    let heldBy = try report(
      """
          ROOT LEAK: <ProfileRouter 0x1> [64]
             __strong interactor --> <ProfileInteractor 0x2> [64]
      """
    ).holder(of: ["ProfileInteractor"])
    #expect(heldBy?.words == "ProfileRouter.interactor → ProfileInteractor, according to leaks")
    #expect(
      heldBy?.fix("Profile")
        == "leaks found nothing that holds ProfileRouter. Look for an unbalanced retain or a continuation that never resumes."
    )
  }

  @Test func `nothing is changed on a cycle that the report does not show`() throws {
    let heldBy = try report(
      """
          ROOT CYCLE: <Presenter 0x1> [64]
             __strong owner --> ROOT CYCLE: <ProfileInteractor 0x2> [64]
      """
    ).holder(of: ["ProfileInteractor"])
    #expect(heldBy == nil)
    let beside = try report(
      """
          ROOT CYCLE: <Presenter 0x1> [64]
             __strong owner --> <ProfileInteractor 0x2> [64]
      """
    ).holder(of: ["ProfileInteractor"])
    #expect(beside?.words == "Presenter.owner → ProfileInteractor, according to leaks")
    #expect(beside?.fix("Profile") == nil)
  }

  @Test(
    arguments: [
      "weak listener --> <ProfileInteractor 0x2> [64]",
      "unowned(unsafe) listener --> <ProfileInteractor 0x2> [64]",
      "__unsafe_unretained listener --> <ProfileInteractor 0x2> [64]",
      "listener --> <Swift weak reference storage 0x3> [64]\n            <ProfileInteractor 0x2> [64]",
    ]) func `what does not keep it alive does not hold it`(_ edge: String) throws
  {
    #expect(
      try words(
        """
            ROOT LEAK: <Presenter 0x1> [64]
               \(edge)
        """) == nil)
  }

  @Test func `collections of Objective-C and memory without a type are passed over or named`()
    throws
  {
    #expect(
      try words(
        """
            ROOT LEAK: <Cache 0x1> [64]
               screens --> <NSMutableArray 0x2> [64]
                  <NSMutableArray (Storage) 0x3> [64]
                     <ProfileInteractor 0x4> [64]
        """) == "Cache.screens[…] → ProfileInteractor, according to leaks")
    #expect(
      try words(
        """
            ROOT LEAK: <malloc in static Shop.Cache.make(for:) 0x1> [64]
               0x2 [64]
                  <ProfileInteractor 0x4> [64]
        """) == "memory without a type → ProfileInteractor, according to leaks")
  }

  // MARK: Types

  @Test(
    arguments: [
      "ProfileInteractor", "Shop.ProfileInteractor", "Shop.(ProfileInteractor in $1a9377bf4)",
      "Shop.ProfileInteractor<Swift.Int>", "Shop.ProfileInteractor<(Int) -> [Int]>",
    ]) func `are known by their names`(_ type: String) throws
  {
    let report = try report(
      "ROOT LEAK: <Box 0x10> [32]\n  content --> <\(type) 0x20> [64]  \"a> [1]\"")
    #expect(report.unread == nil)
    #expect(report.holder(of: ["ProfileInteractor"])?.steps.first?.property == "Box.content")
    #expect(report.holder(at: 0x20) != nil)
  }

  @Test(
    arguments: [
      "Shop.ProfileInteractor<State>.Buffer", "Shop.ProfileInteractor‹State›.lock (malloc)",
      "MyProfileInteractor",
    ]) func `of another name are other types`(_ type: String) throws
  {
    let report = try report("ROOT LEAK: <Box 0x10> [32]\n  content --> <\(type) 0x20> [64]")
    #expect(report.unread == nil)
    #expect(report.holder(of: ["ProfileInteractor"]) == nil)
  }

  @Test func `of the same name in two modules are told apart in words`() throws {
    let heldBy = try report(
      """
          ROOT LEAK: <Box 0x10> [32]
             content --> <Debug.ProfileInteractor 0x20> [64]
          ROOT LEAK: <Box 0x30> [32]
             content --> <Shop.ProfileInteractor 0x40> [64]
      """
    ).holder(of: ["ProfileInteractor"])
    #expect(
      heldBy?.words
        == "Box.content → Debug.ProfileInteractor, one of 2 ways that leaks found")
  }

  @Test(
    arguments: [
      "", "Not a report.", "[]", "leaks Report Version: 4.0",
      "Process 3200: 41926 nodes malloced for 6668 KB",
      "Process of counting: 3 total leaked bytes",
      // Cut, or filtered.
      "Process 12: 900 leaks for 25600 total leaked bytes.\n",
    ]) func `other text is refused`(_ text: String)
  {
    #expect(throws: LeaksReport.Problem.self) { try LeaksReport(text) }
  }

  @Test func `a report without leaks names nobody`() throws {
    let report = try LeaksReport("Process 12: 0 leaks for 0 total leaked bytes.\n")
    #expect(report.objects.isEmpty && report.unread == nil)
  }

  @Test func `a deep way is told by its ends`() throws {
    let lines = (0..<3000).map {
      String(repeating: " ", count: $0) + "next --> <ProfileInteractor 0x\($0 + 10)> [8]"
    }
    let heldBy = try report(
      "ROOT LEAK: <Box 0x1> [8]\n" + lines.map { " " + $0 }.joined(separator: "\n")
    )
    .holder(of: ["ProfileInteractor"])
    #expect((heldBy?.words.utf8.count ?? 0) < 1000)
    #expect(heldBy?.ways == 100)
  }

  @Test func `a deep report is read in time`() throws {
    let depth = 20_000
    let lines = (0..<depth).map { number in
      String(repeating: " ", count: number % 200)
        + "next --> <Node 0x\(String(number, radix: 16))> [8]"
    }
    let report = try report(lines.joined(separator: "\n"))
    #expect(report.objects.count == depth)
    #expect(report.holder(at: 0x12b)?.steps.isEmpty == false)
  }

  // MARK: Findings

  private func finding(_ script: String, _ body: String) throws -> Finding? {
    var analyzer = TraceAnalyzer()
    analyzer.feed(try TraceScript(script).trace())
    let input = InputReport(source: "trace.jsonl", sessions: try analyzer.finish())
    return try input.explained(by: report(body)).sessions.first?.findings.first
  }

  private static let leak = """
    root Root
    open Root Profile
    close Root Profile
    destroy Profile
    leak Profile interactor ProfileInteractor 1s
    """

  @Test func `a finding names what leaks says, where the app found nothing`() throws {
    let finding = try finding(Self.leak, Self.closure)
    #expect(finding?.rule == "retained-object")
    #expect(finding?.heldBy?.isByItself == true)
    #expect(
      finding?.fix
        == "Let the closure in ProfileInteractor.onTick capture ProfileInteractor weakly.")
  }

  @Test func `what the app itself found is told, and not leaks`() throws {
    let finding = try finding(
      Self.leak
        + "\nholder Profile interactor ProfileInteractor 1:RootRouter.a > 2:ProfileInteractor",
      Self.closure)
    #expect(finding?.heldBy?.words == "RootRouter.a → ProfileInteractor")
  }

  @Test func `a router is known by its RIB's name, and other findings name nothing`() throws {
    let body = """
          1 (64 bytes) ROOT LEAK: <Box 0x10> [32]
             1 (64 bytes) content --> <ProfileRouter 0x20> [64]
      """
    let leaked = try finding("root Root\nopen Root Profile\nclose Root Profile\nsettle", body)
    #expect(leaked?.rule == "leaked-child")
    #expect(leaked?.heldBy?.words == "Box.content → ProfileRouter, according to leaks")
    let doubled = try finding(
      "root Root\nopen Root Profile\ndetach Root Profile\ndetach Root Profile\ndestroy Profile",
      body)
    #expect(doubled?.rule == "double-detach")
    #expect(doubled?.heldBy == nil)
  }
}
