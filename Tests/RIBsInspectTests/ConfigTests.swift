import Foundation
import RIBsTestSupport
import Testing

@Suite("The config", .showsOutput)
struct ConfigTests {
  private let tool = Tool("ribs-inspect")
  private let leak = "root Root\nopen Root A @App/R.swift:1\nclose Root A\nafter 2s\nmark later"

  @Test func `is searched for from the working directory upwards`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script(leak), to: "t.jsonl")
    _ = try scratch.write(Array("grace: 5s\n".utf8), to: ".ribs-inspect.yml")
    let deep = scratch.folder.appendingPathComponent("a/b")
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    #expect(try tool.run(["check", trace], in: deep.path).status == 0)
    #expect(try tool.run(["check", trace], in: "/").status == 1)
    #expect(try tool.run(["check", trace, "--grace", "1s"], in: deep.path).status == 1)
    let named = ["check", trace, "--config", scratch.path(".ribs-inspect.yml")]
    #expect(try tool.run(named, in: "/").status == 0)
  }

  @Test func `sets the graces, the threshold, reusable names and the severity of rules`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script(leak), to: "t.jsonl")
    func status(_ config: String) throws -> Int32 {
      let config = try scratch.write(Array(config.utf8), to: "c.yml")
      return try tool.run(["check", trace, "--config", config]).status
    }
    #expect(try status("") == 1)
    #expect(try status("# nothing but a remark\n") == 1)
    #expect(try status("reusable: [A]") == 0)
    #expect(try status("reusable: [A]\nfailOn: info") == 1)
    #expect(try status("rules:\n  leaked-child: off\n  active-while-detached: off") == 0)
    #expect(try status("rules: {leaked-child: warning}") == 0)
    #expect(try status("suppress:\n- {rule: leaked-child, path: Root/*, reason: RIB-12}") == 0)
    #expect(try status("suppress:\n- {rule: leaked-child, path: Root, reason: RIB-12}") == 1)
  }

  @Test func `applies to the summary too`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script(leak), to: "t.jsonl")
    let config = try scratch.write(
      Array("suppress:\n- {rule: leaked-child, reason: RIB-12}".utf8), to: "c.yml")
    let outcome = try tool.run([trace, "--config", config])
    #expect(outcome.output.contains("✓ clean as far as the trace shows: nothing new is wrong"))
    #expect(outcome.output.contains("Not counted: 1 suppressed by the config."))
  }

  @Test(
    arguments: [
      ("grace: 2", 1, "'2' is not a duration"),
      ("\ngrace: [1s]", 2, "'grace' has to be a single value"),
      ("gracious: 2s", 1, "has no key 'gracious'"),
      ("grase: 2s", 1, "has no key 'grase'. Did you mean 'grace'? Its keys are grace, viewGrace,"),
      ("failOn: fatal", 1, "'fatal' is not a severity"),
      ("rules:\n  lost-chidl: off", 2, "Did you mean 'lost-child'?"),
      ("rules:\n  lost-child: never", 2, "a rule cannot be set to 'never'"),
      ("rules: [lost-child]", 1, "'rules' has to be keys and values"),
      ("reusable: Tab", 1, "'reusable' has to be a list"),
      ("suppress:\n  - path: x\n    reason: y", 2, "needs a 'rule'"),
      ("suppress:\n  - rule: lost-child", 2, "needs a 'reason'"),
      ("suppress:\n  - rule: lost-child\n    reason: ' '", 2, "needs a 'reason'"),
      ("suppress:\n  - rule: nope\n    reason: y", 2, "there is no rule 'nope'"),
      ("suppress:\n  - rule: lost-child\n    reason: y\n    until: soon", 4, "is not a day"),
      ("suppress:\n  - rule: lost-child\n    reason: y\n    until: 2026-02-30", 4, "is not a day"),
      ("suppress:\n  - rule: lost-child\n    why: y", 3, "has no key 'why'"),
      ("grace: 1s\ngrace: 2s", 1, "'grace' appears twice"),
      ("grace: [1s", 2, "this is not YAML"),
      ("- grace", 1, "the config has to be keys and values"),
    ]
  ) func `that cannot be used names file, line and remedy`(
    config: String, line: Int, reason: String
  ) throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script(leak), to: "t.jsonl")
    _ = try scratch.write(Array(config.utf8), to: ".ribs-inspect.yml")
    let outcome = try tool.run(["check", trace], in: scratch.folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix("ribs-inspect: .ribs-inspect.yml:\(line): "), "\(outcome.errors)")
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
  }

  @Test func `that is named and missing, or not text, is an error`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(try script(leak), to: "t.jsonl")
    let missing = try tool.run(["check", trace, "--config", "none.yml"])
    #expect(missing.status == 2 && missing.errors.contains("none.yml: the config cannot be read"))
    let binary = try scratch.write([0xFF, 0xFE, 0x00], to: "c.yml")
    let garbled = try tool.run(["check", trace, "--config", binary])
    #expect(garbled.status == 2 && garbled.errors.contains("not UTF-8"))
  }

  private static let ownRuntime = """
    class AppRouter { func add(child: AppRouter) {} }
    class AppLogic { var isOn = false }
    protocol KidBuildable { func build() -> KidRouter }
    final class KidRouter: AppRouter {}
    final class MomLogic: AppLogic { weak var router: MomRouter? }
    final class MomRouter: AppRouter {
      let logic: MomLogic
      let builder: KidBuildable
      private var kid: KidRouter?
      func open() {
        let router = builder.build()
        kid = router
        add(child: router)
      }
      func close() {
        guard let kid else { return }
        remove(kid, animated: true)
        self.kid = nil
      }
    }
    """

  @Test func `names the base classes and calls of a team's own runtime`() throws {
    let scratch = try Scratch()
    let app = try scratch.write(Array(Self.ownRuntime.utf8), to: "App.swift")
    func outcome(_ config: String) throws -> Tool.Outcome {
      let config = try scratch.write(Array(config.utf8), to: "c.yml")
      return try tool.run(["source", app, "--config", config])
    }
    let none = try outcome("sources: []")
    #expect(none.status == 2 && none.errors.contains("'routers' in the config's 'runtime'"))
    let base = "runtime:\n  routers: [AppRouter]\n"
    let silent = try outcome(base)
    #expect(silent.status == 0 && !silent.output.contains("unguarded-attach"))
    let calls = #"  attach: ["add(child:)"]\n  detach: ["remove(_:animated:)"]"#
      .replacing(#"\n"#, with: "\n")
    let judged = try outcome("\(base)\(calls)\n  interactors: [AppLogic]")
    #expect(judged.output.contains("warning  unguarded-attach"))
    #expect(judged.output.contains("where  \(app):13"))
    #expect(!judged.output.contains("never-detached"))
    let kept = try outcome("\(base)  attach: [\"add(child:)\"]\n  interactors: [AppLogic]")
    #expect(kept.output.contains("never-detached"))
    let other = try outcome(#"\#(base)  attach: ["add(tab:)"]"#)
    #expect(!other.output.contains("unguarded-attach"))
  }

  @Test func `names the base classes of builders, whose argument is the router they build`() throws
  {
    let scratch = try Scratch()
    let app = try scratch.write(
      """
      class AppRouter { func attachChild(_ child: AppRouter) {} }
      final class KidRouter: AppRouter {}
      final class KidBuilder: AppBuilder<Int, KidRouter> {}
      final class MomRouter: AppRouter {
        let builder = KidBuilder()
        func open() { attachChild(builder.build()) }
      }
      """.utf8, to: "App.swift")
    func report(_ config: String) throws -> String {
      let config = try scratch.write(config.utf8, to: "c.yml")
      return try tool.run(["source", app, "--config", config]).output
    }
    let routers = "runtime:\n  routers: [AppRouter]\n"
    #expect(try report(routers).contains("0 edges attached"))
    #expect(try report("\(routers)  builders: [AppBuilder]\n").contains("1 edge attached"))
  }

  @Test func `names the base classes of interactors, which have tasks of their own`() throws {
    let scratch = try Scratch()
    let app = try scratch.write(
      """
      class AppRouter {}
      class AppLogic {}
      final class KidRouter: AppRouter {}
      final class KidLogic: AppLogic {
        let songs: AsyncStream<Int>
        var song = 0
        func start() { Task { for await next in songs { song = next } } }
      }
      """.utf8, to: "App.swift")
    func report(_ config: String) throws -> String {
      let config = try scratch.write(config.utf8, to: "c.yml")
      return try tool.run(["source", app, "--config", config]).output
    }
    let routers = "runtime:\n  routers: [AppRouter]\n"
    #expect(try !report(routers).contains("task-keeps-self"))
    #expect(try report("\(routers)  interactors: [AppLogic]\n").contains("task-keeps-self"))
  }

  @Test func `names files that source and check leave out`() throws {
    let scratch = try Scratch()
    try ShopFiles.write(to: scratch)
    _ = try scratch.write("class HomeRouter {".utf8, to: "Generated/HomeRouter.swift")
    func run(_ arguments: String...) throws -> Tool.Outcome {
      try tool.run(arguments, in: scratch.folder.path)
    }
    let trace = try scratch.write(try script("root Root\nopen Root Home"), to: "t.jsonl")
    #expect(try run("source", ".").status == 3)
    _ = try scratch.write("exclude: [\"**/Generated\"]".utf8, to: ".ribs-inspect.yml")
    #expect(try run("source", ".").status == 0)
    #expect(try run("source", ".", "--exclude", "Others.swift").output.contains("1 file "))
    #expect(try run("check", trace, "--source", ".").status == 0)
  }

  @Test(arguments: [
    ("runtime: AppRouter", 1, "'runtime' has to be keys and values"),
    ("runtime:\n  router: [AppRouter]", 2, "Did you mean 'routers'?"),
    ("runtime:\n  routers: [AppRouter<Logic>]", 2, "'AppRouter<Logic>' is not the name of a class"),
    (
      "runtime:\n  attach: [\"add()\"]", 2,
      "'add()' is not a function with an argument; write one such as add(child:)"
    ),
  ])
  func `says what is wrong with a runtime`(config: String, line: Int, message: String) throws {
    let scratch = try Scratch()
    let app = try scratch.write(Array(Self.ownRuntime.utf8), to: "App.swift")
    let path = try scratch.write(Array(config.utf8), to: "c.yml")
    let outcome = try tool.run(["source", app, "--config", path])
    #expect(outcome.status == 2 && outcome.errors.contains("c.yml:\(line): "))
    #expect(outcome.errors.contains(message))
  }
}
