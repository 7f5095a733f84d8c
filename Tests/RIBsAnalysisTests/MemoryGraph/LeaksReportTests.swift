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
    _ body: String, _ type: String = "ProfileInteractor", at address: String? = nil
  ) throws -> String? {
    let report = try report(body)
    #expect(report.unread == nil)
    return report.holder(of: [type], at: address)?.words
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
    let heldBy = try report(Self.closure).holder(of: ["ProfileInteractor"], at: nil)
    #expect(
      heldBy?.words
        == "itself: ProfileInteractor.onTick → a closure → ProfileInteractor, says leaks")
    #expect(heldBy?.isByItself == true)
    #expect(heldBy?.property == "ProfileInteractor.onTick")
    #expect(
      heldBy?.fix("Profile")
        == "Let the closure in ProfileInteractor.onTick capture ProfileInteractor weakly.")
  }

  @Test func `an object beside the cycle is held by it`() throws {
    let heldBy = try report(Self.closure).holder(of: ["ProfileViewController"], at: nil)
    #expect(
      heldBy?.words
        == "ProfileInteractor.onTick → a closure → ProfileInteractor.presenter → ProfileViewController, says leaks"
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
        == "itself: ProfileInteractor.flow → ProfileRouter.viewController → ProfileView.delegate → ProfileInteractor, says leaks"
    )
    #expect(
      try report(body).holder(of: ["ProfileView"], at: nil)?.fix("Profile")
        == "Make a property on the way weak, or clear it where Profile is detached.")
  }

  @Test func `lists are part of the property, and memory without a type is passed over`() throws {
    #expect(
      try words(
        """
              4 (1.58K) ROOT LEAK: <Cache 0x7fc65978fd80> [32]
                 2 (1.50K) screens --> <Swift._ContiguousArrayStorage<any Routing> 0x7fc65aa16800> [1536]
                    1 (48 bytes) <ProfileInteractor 0x7fc659790400> [48]
                 1 (48 bytes) 0x7fc659790480 [48]
        """) == "Cache.screens[…] → ProfileInteractor, says leaks")
  }

  @Test func `a weak reference closes no cycle`() throws {
    #expect(
      try words(
        """
              2 (96 bytes) ROOT LEAK: <Box 0x10> [32]
                 1 (64 bytes) content --> <ProfileInteractor 0x20> [64]
                    weak owner --> CYCLE BACK TO <Box 0x10> [32]
        """) == "Box.content → ProfileInteractor, says leaks")
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
        == "Box.content → ProfileInteractor, one of 2 ways in the report of leaks")
  }

  @Test func `an address finds the very object, or none`() throws {
    #expect(
      try words(Self.two, at: "0x6000ad") == "Timer.target → ProfileInteractor, says leaks")
    #expect(try words(Self.two, at: "0x6000ab") == "Box.content → ProfileInteractor, says leaks")
    #expect(try words(Self.two, at: "0x6000ae") == nil)
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

        """) == "itself: ProfileInteractor.onTick → a closure → ProfileInteractor, says leaks")
  }

  @Test func `what stands behind an object's size does not matter`() throws {
    #expect(
      try words(
        """
              2 (96 bytes) ROOT LEAK: <Box 0x10> [32]
                 1 (48 bytes) <CFString 0x20> [48]  length: 9  "CYCLE BACK TO <Box 0x10> [32]"
                 1 (64 bytes) content --> <ProfileInteractor 0x30> [64]  item count: 1
        """) == "Box.content → ProfileInteractor, says leaks")
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
    #expect(report.holder(of: ["ProfileInteractor"], at: nil) != nil)
  }

  @Test(
    arguments: [
      "", "Not a report.", "[]", "leaks Report Version: 4.0",
      "Process 3200: 41926 nodes malloced for 6668 KB",
    ]) func `other text is refused`(_ text: String)
  {
    #expect(throws: LeaksReport.Problem.self) { try LeaksReport(text) }
  }

  @Test func `a deep report is read in time`() throws {
    let depth = 20_000
    let lines = (0..<depth).map { number in
      String(repeating: " ", count: number % 200)
        + "next --> <Node 0x\(String(number, radix: 16))> [8]"
    }
    let report = try report(lines.joined(separator: "\n"))
    #expect(report.objects.count == depth)
    #expect(report.holder(of: ["Node"], at: "0x12b")?.steps.isEmpty == false)
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
    #expect(leaked?.heldBy?.words == "Box.content → ProfileRouter, says leaks")
    let doubled = try finding(
      "root Root\nopen Root Profile\ndetach Root Profile\ndetach Root Profile\ndestroy Profile",
      body)
    #expect(doubled?.rule == "double-detach")
    #expect(doubled?.heldBy == nil)
  }
}
