import RIBsAnalysis
import Testing

@Suite struct FindingTests {
  private func fingerprint(_ script: String) throws -> String {
    try #require(findings(script).first { $0.rule == "double-attach" }).fingerprint
  }

  private static let script = """
    root Root
    open Root A @App/R.swift:1
    attach Root A @App/R.swift:2
    """

  @Test func `a fingerprint is SHA-256 over rule, path and file`() throws {
    // printf 'double-attach\nRoot/A\nApp/R.swift' | sha256sum
    #expect(
      try fingerprint(Self.script)
        == "31d4b152c90cc0efce504f1d5e7c93e5d84dde81abb30e4e2d29689c42a8a8ab")
  }

  @Test func `ids, numbers, lines and counts do not change a fingerprint`() throws {
    #expect(
      try fingerprint(
        """
        headless
        create Other
        gap 7
        root Root
        open Root B @App/R.swift:1
        open Root A @App/Elsewhere.swift:500
        attach Root A @App/R.swift:900 on network
        """) == fingerprint(Self.script))
  }

  @Test func `rule, path and file change a fingerprint`() throws {
    let others = [
      "root Root\nopen Root B\nattach Root B @App/R.swift:2",
      "root Base\nopen Base A\nattach Base A @App/R.swift:2",
      "root Root\nopen Root A\nattach Root A @App/S.swift:2",
      "root Root\nopen Root A\nattach Root A",
    ]
    let all = try (others + [Self.script]).map(fingerprint)
    #expect(Set(all).count == all.count)
    let detached = try findings(
      "root Root\nopen Root A\nclose Root A\ndetach Root A @App/R.swift:2")
    let known = try fingerprint(Self.script)
    #expect(detached.first?.fingerprint != known)
  }

  @Test func `findings are sorted by event, then by RIB, then by rule`() throws {
    let found = try findings(
      """
      root Root
      open Root A
      open A B
      close Root A
      open Root A
      appear A
      detach Root A on network
      deactivate A
      settle
      attach Root Root
      """)
    #expect(
      found.map(\.words) == [
        "kept-for-reuse A", "off-main-thread A", "view-outlives-rib A", "active-while-detached B",
        "attach-cycle Root",
      ])
    #expect(Set(found.prefix(4).map(\.seq)).count == 1)
  }

  @Test func `findings of one fingerprint are one cause`() throws {
    let trace = try session(
      """
      root Root
      create X
      open Root A @App/R.swift:1
      open A B
      close Root A
      open Root A#2 @App/R.swift:7
      open A#2 B#2
      open B#2 C
      close Root A#2
      attach Root Root
      settle
      """)
    let causes = Cause.group([InputReport(source: "t", sessions: [trace])])
    #expect(
      causes.map(\.finding?.words) == ["leaked-child A", "attach-cycle Root", "never-attached X"])
    #expect(causes.map(\.count) == [2, 1, 1])
    #expect(causes.map(\.victims) == [3, 0, 0])
  }

  @Test func `a cause in several traces is one cause with a count per trace`() throws {
    let script = "root Root\nopen Root A\nclose Root A\ndetach Root A\ndestroy A"
    let once = try session(script)
    let clean = try session("root Root")
    let causes = Cause.group([
      InputReport(source: "a", sessions: [once, once]),
      InputReport(source: "b", sessions: [clean]),
      InputReport(source: "c", sessions: [once]),
    ])
    #expect(causes.count == 1)
    #expect(causes.first?.occurrences.map(\.source) == ["a", "c"])
    #expect(causes.first?.occurrences.map(\.count) == [2, 1])
    #expect(causes.first?.count == 3 && causes.first?.source == "a")
  }

  @Test func `a cause has the severity of its worst finding and shows that finding`() throws {
    let trace = try session(
      """
      root Root
      open Root Board @App/R.swift:1
      open Board Row @App/B.swift:1
      after 5s
      open Board Row#2 @App/B.swift:1
      close Root Board @App/R.swift:2
      open Root Board#2 @App/R.swift:1
      open Board#2 Row#3 @App/B.swift:1
      open Board#2 Row#4 @App/B.swift:1
      open Root Board @App/R.swift:7
      """)
    let cause = try #require(
      Cause.group([InputReport(source: "t", sessions: [trace])]).first { $0.shown.rib == "Row" })
    #expect(cause.count == 2)
    #expect(cause.shown.severity == .warning && cause.finding?.id == 7)
  }
}
