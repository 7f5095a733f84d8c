import InstrumentedRIBs
import RIBsAnalysis
import Testing

@testable import RIBsTesting

@Suite("How a test's RIBs are judged")
struct TreeOptionTests {
  private func findings(
    _ options: RIBTreeOptions, _ body: @Sendable () async -> Void
  ) async -> [String] {
    let check = TreeCheck(name: "test", options: options)
    await check.record { await body() }
    return await check.finish().flatMap { verdict in
      (verdict.causes.map { ("fails", $0) } + verdict.warnings.map { ("warns", $0) })
        .map { "\($0) \($1.shown.rule) \($1.shown.path)" }
    }
  }

  private let grace = Duration.milliseconds(50)

  @Test func `a rule that is ignored finds nothing, and the others do`() async {
    let body = { @Sendable in
      let shop = ShopRouter.launched()
      shop.open()
      shop.closeAndKeep()
      shop.open()
      shop.closeTwice()
    }
    #expect(
      await findings(RIBTreeOptions(ignoredRules: ["leaked-child"], grace: grace), body) == [
        "fails double-detach Shop/Page"
      ])
    #expect(
      await findings(
        RIBTreeOptions(ignoredRules: ["double-detach", "leaked-child"], grace: grace), body) == [])
  }

  @Test func `a RIB that stays is no leak, and is wrong in other ways`() async {
    let body = { @Sendable in
      let shop = ShopRouter.launched()
      shop.open()
      shop.closeAndKeep()
      shop.open()
      shop.closeTwice()
    }
    #expect(
      await findings(RIBTreeOptions(staying: ["P*e"], grace: grace), body) == [
        "fails double-detach Shop/Page"
      ])
    #expect(await findings(RIBTreeOptions(staying: ["Shop"], grace: grace), body).count == 2)
  }

  @Test func `a RIB that is kept for reuse and outlives the tree is a leak`() async {
    let holder = Holder()
    let options = RIBTreeOptions(reusable: ["Page"], grace: grace)
    let found = await findings(options) {
      let shop = ShopRouter.launched()
      shop.open()
      holder.keep(shop.page)
      shop.close()
    }
    #expect(found == ["fails leaked-child Shop/Page"])
    holder.release()
  }

  @Test func `what is less severe than a failure is shown if it is a warning`() async {
    // Two pages from one line, and one from another.
    let body = { @Sendable in
      let shop = ShopRouter.launched()
      for _ in 0..<2 { shop.attachChild(PageRouter(interactor: PageInteractor())) }
    }
    let rule = "duplicate-sibling Shop/Page"
    for (severity, words) in [
      (RIBTreeOptions.Severity.error, "warns"), (.warning, "fails"), (.info, "fails"),
    ] {
      #expect(
        await findings(RIBTreeOptions(failOn: severity, grace: grace), body) == ["\(words) \(rule)"]
      )
    }
    let far = { @Sendable in
      let shop = ShopRouter.launched()
      shop.attachChild(PageRouter(interactor: PageInteractor()))
      shop.attachChild(PageRouter(interactor: PageInteractor()))
    }
    #expect(await findings(RIBTreeOptions(grace: grace), far) == [])
    #expect(await findings(RIBTreeOptions(failOn: .warning, grace: grace), far) == [])
    #expect(
      await findings(RIBTreeOptions(failOn: .info, grace: grace), far) == ["fails \(rule)"])
  }

  @Test func `an ignored rule that does not exist is a mistake`() {
    #expect(RIBTreeOptions(ignoredRules: ["lost-child", "double-detach"]).mistake == nil)
    #expect(
      RIBTreeOptions(ignoredRules: ["lost-child", "lost"]).mistake
        == "There is no rule 'lost', so it cannot be ignored. `ribs-inspect rules` lists all rules."
    )
  }

  @Test func `by default errors fail, a second passes and the tree is torn down`() {
    for options in [
      RIBTreeOptions(), RIBTreeChecks.checksRIBTree.options, RIBTreeChecks.checksRIBTree().options,
    ] {
      #expect(options.failOn == .error && options.tearsDown && options.picture == nil)
      #expect(options.grace == .seconds(1) && options.stall == .seconds(30))
      #expect(options.reusable == [] && options.staying == [] && options.ignoredRules == [])
    }
    let picture = RIBTreePicture(fileExtension: "txt") { _ in nil }
    let options = RIBTreeChecks.checksRIBTree(
      failOn: .info, reusable: ["A"], grace: .seconds(2), stall: .seconds(3), tearsDown: false,
      picture: picture
    ).options
    #expect(options.failOn == .info && options.reusable == ["A"] && !options.tearsDown)
    #expect(options.grace == .seconds(2) && options.stall == .seconds(3))
    #expect(options.picture?.fileExtension == "txt")
  }
}
