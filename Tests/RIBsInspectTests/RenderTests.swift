import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect render", .showsOutput)
struct RenderTests {
  private let tool = Tool("ribs-inspect")
  private let tabs = Repository.fixture("careers/switch-tabs").path

  @Test func `a picture is the same on standard output and in a file`() throws {
    let scratch = try Scratch()
    let shown = try tool.run(["render", tabs, "--design", "compare"])
    let written = try tool.run(
      ["render", tabs, "--design", "compare", "-o", scratch.path("tabs.svg")])
    #expect(shown.status == 0 && written.status == 0)
    #expect(try String(contentsOfFile: scratch.path("tabs.svg"), encoding: .utf8) == shown.output)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["tabs.svg"])
  }

  @Test func `the live tree shows each finding on its RIB`() throws {
    let outcome = try tool.run(["render", Repository.fixture("home-flow/back-goes-forward").path])
    let texts = XMLText(Data(outcome.output.utf8)).texts["text"] ?? []
    #expect(texts.contains("Random ×3") && texts.contains("✗ lost-child"))
    #expect(texts.contains("HomeFlow") && texts.contains("Home"))
  }

  @Test func `without a flow's path the busiest flow is drawn and the others are listed`() throws {
    let outcome = try tool.run(["render", tabs, "--design", "horizontal"])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("Drawing the flow of Root/LoggedIn."))
    #expect(XMLText(Data(outcome.output.utf8)).texts["text"]?.contains("MyPage") == true)
  }

  @Test(arguments: [
    "Root/LoggedOut", "Root/LoggedOut/SignUpFirst", "Root/LoggedOut/SignUpFirst/SignUpSecond",
  ]) func `a vertical flow is named by any of its steps`(path: String) throws {
    let trace = Repository.fixture("careers/sign-up").path
    let outcome = try tool.run(["render", trace, "--design", "vertical", "--flow", path])
    #expect(outcome.status == 0)
    let texts = XMLText(Data(outcome.output.utf8)).texts["text"] ?? []
    #expect(texts.contains("SignUpSecond") && texts.contains("LoggedOut"))
  }

  @Test func `an unknown flow is an error that lists the known ones`() throws {
    let outcome = try tool.run(["render", tabs, "--design", "compare", "--flow", "Root/Nowhere"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("There is no flow at 'Root/Nowhere'"))
    #expect(outcome.errors.contains("Root/LoggedIn"))
  }

  @Test func `a file name with an unknown ending is wrong usage`() throws {
    let outcome = try tool.run(["render", tabs, "-o", "tree.bmp"])
    #expect(outcome.status == 64 && outcome.errors.contains("svg, png, pdf, dot, mermaid or json"))
  }

  @Test(
    arguments: [
      ("svg", Array("<?xml".utf8)), ("png", [0x89, 0x50, 0x4E, 0x47]), ("pdf", Array("%PDF-".utf8)),
      ("dot", Array("digraph".utf8)), ("json", Array("{".utf8)),
    ]
  ) func `the format of a picture is its file's ending, or the one that is asked for`(
    format: String, beginning: [UInt8]
  ) throws {
    let scratch = try Scratch()
    let (named, asked) = (scratch.path("tree.\(format)"), scratch.path("tree"))
    #expect(try tool.run(["render", tabs, "-o", named]).status == 0)
    // This is later than the first run, so a date in the picture would differ.
    Thread.sleep(forTimeInterval: format == "pdf" ? 1.1 : 0)
    #expect(try tool.run(["render", tabs, "--format", format, "-o", asked]).status == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: named))
    #expect(data.starts(with: beginning))
    #expect(try Data(contentsOf: URL(fileURLWithPath: asked)) == data)
  }

  @Test func `a PDF has the same bytes in every time zone`() throws {
    let scratch = try Scratch()
    let source = Repository.root.appendingPathComponent("fixtures/source/deep-link").path
    func drawn(_ zone: String) throws -> [Data] {
      let files = ["tree.pdf", "source.pdf"].map(scratch.path)
      for command in [
        ["render", tabs, "-o", files[0]], ["source", "-q", source, "--tree", files[1]],
      ] {
        _ = try tool.run(command, environment: ["TZ": zone])
      }
      return try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    }
    let pictures = try drawn("UTC")
    // Ahead of UTC, behind it, and not by whole hours.
    for zone in ["Asia/Tokyo", "America/St_Johns", "Asia/Kathmandu", "XXX+11:59"] {
      #expect(try drawn(zone) == pictures, "\(zone)")
    }
  }

  @Test func `Mermaid is written for trees only`() throws {
    let scratch = try Scratch()
    let file = scratch.path("tree.mmd")
    #expect(try tool.run(["render", tabs, "--at", "30", "-o", file]).status == 0)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("flowchart TD") && text.contains("LoggedIn"))
    #expect(try tool.run(["render", tabs, "--design", "compare", "-o", file]).status == 64)
  }

  @Test func `JSON has a position for every part`() throws {
    let output = try tool.run(["render", tabs, "--design", "compare", "--format", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let boxes = try #require(object?["boxes"] as? [[String: Any]])
    #expect(boxes.contains { $0["label"] as? String == "MyPage" })
    #expect(boxes.allSatisfy { $0["x"] is NSNumber && $0["y"] is NSNumber })
    let ids = Set(boxes.compactMap { $0["id"] as? String })
    #expect(ids.count == boxes.count)
    let links = try #require(object?["links"] as? [[String: Any]])
    #expect(links.allSatisfy { ids.contains($0["from"] as? String ?? "") })
  }

  @Test func `the theme follows the reader's unless one is chosen`() throws {
    func picture(_ theme: String) throws -> String {
      try tool.run(["render", tabs, "--theme", theme]).output
    }
    let (auto, light, dark) = (try picture("auto"), try picture("light"), try picture("dark"))
    #expect(auto.contains("prefers-color-scheme"))
    #expect(!light.contains("prefers-color-scheme") && light.contains("fill=\"#ffffff\""))
    #expect(!dark.contains("prefers-color-scheme") && dark.contains("fill=\"#14181d\""))
  }

  @Test func `a RIB links to its source if the source can be read`() throws {
    let trace = Repository.fixture("home-flow/back-goes-forward").path
    let base = ["--source-url", "https://git.example/blob/main"]
    let root = ["--source-root", Repository.root.path]
    let linked = XMLText(Data(try tool.run(["render", trace] + base + root).output.utf8))
    let router =
      "https://git.example/blob/main/Sources/SampleApps/HomeFlow/HomeFlow/HomeFlowRouter.swift#L"
    let links = linked.texts["@xlink:href"] ?? linked.texts["@href"] ?? []
    #expect(links.contains { $0.hasPrefix(router) })
    #expect(linked.texts["@role"] == ["graphics-document document"])
    let plain = try tool.run(["render", trace]).output
    #expect(!plain.contains("href=") && !plain.contains("git.example"))
    let refused = try tool.run(["render", trace, "--source-url", "javascript://{path}"])
    #expect(refused.status == 64 && refused.errors.contains("https://github.com/acme/app"))
  }

  @Test func `--engine dot lays out a tree, and --stable keeps every box where it was`()
    throws
  {
    func boxes(_ options: [String]) throws -> [String: String] {
      let output = try tool.run(["render", tabs, "--format", "json"] + options).output
      let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let boxes = try #require(object?["boxes"] as? [[String: Any]])
      return boxes.reduce(into: [:]) { places, box in
        guard let label = box["label"] as? String, let x = box["x"] as? Double,
          let y = box["y"] as? Double, !label.isEmpty
        else { return }
        places[label] = "\(x) \(y)"
      }
    }
    #expect(try boxes(["--engine", "dot"]).keys.sorted() == boxes([]).keys.sorted())
    let (early, late) = (
      try boxes(["--stable", "--at", "30"]), try boxes(["--stable", "--at", "45"])
    )
    let both = early.keys.filter { late[$0] != nil }
    #expect(both.count > 1 && both.allSatisfy { early[$0] == late[$0] })
    for options in [
      ["--design", "compare", "--engine", "dot"], ["--stable", "--format", "mermaid"],
    ] {
      #expect(try tool.run(["render", tabs] + options).status == 64)
    }
  }

  @Test func `a moment, a focus and a depth choose what is drawn`() throws {
    func texts(_ options: [String]) throws -> [String] {
      XMLText(Data(try tool.run(["render", tabs] + options).output.utf8)).texts["text"] ?? []
    }
    #expect(try texts(["--at", "4"]).contains { $0.hasPrefix("The tree after event 4,") })
    #expect(try texts(["--at", "30", "--depth", "0"]).contains { $0.hasPrefix("+") })
    let outside = try tool.run(["render", tabs, "--focus", "Root/Nowhere"])
    #expect(outside.status == 64 && outside.errors.contains("There is no RIB at 'Root/Nowhere'"))
    let late = try tool.run(["render", tabs, "--at", "mark:never"])
    #expect(late.status == 64 && late.errors.contains("has no mark 'never'"))
    #expect(try tool.run(["render", tabs, "--at", "soon"]).status == 64)
    #expect(try tool.run(["render", tabs, "--design", "compare", "--at", "4"]).status == 64)
  }

  @Test func `a session is chosen by name or number, the last by default`() throws {
    let scratch = try Scratch()
    let both = ["board/open-and-back", "board/double-tap"]
    let data = try both.map { try Data(contentsOf: Repository.fixture($0)) }.reduce(Data(), +)
    let trace = try scratch.write(data, to: "both.jsonl")
    func texts(_ options: [String]) throws -> [String] {
      XMLText(Data(try tool.run(["render", trace] + options).output.utf8)).texts["text"] ?? []
    }
    #expect(try texts([]).contains("board/double-tap"))
    #expect(try texts(["--session", "1"]).contains("board/open-and-back"))
    #expect(try texts(["--session", "board/open-and-back"]).contains("board/open-and-back"))
    #expect(try tool.run(["render", trace, "--session", "3"]).status == 64)
  }
}

@Suite("ribs-inspect rules", .showsOutput)
struct RulesTests {
  private let tool = Tool("ribs-inspect")

  @Test func `list and page name every severity that a finding of the rule can have`() throws {
    let list = try tool.run(["rules"]).output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(list.contains("warning stranded-sibling Of two children"))
    #expect(list.contains("only the later one was detached. (or info)"))
    for (rule, severities) in [
      ("stranded-sibling", "warning or info"), ("duplicate-sibling", "info or warning"),
      ("lost-child", "error"), ("unguarded-attach", "warning, error or info"),
    ] {
      let page = try tool.run(["rules", rule])
      #expect(page.output.hasPrefix("\(rule)  \(severities)\n"), "\(page.output)")
    }
  }

  @Test func `the list names each rule with its severity, and each has a page`() throws {
    let list = try tool.run(["rules"])
    #expect(list.status == 0)
    #expect(list.output.hasPrefix("Rules about traces\n\n"))
    let rows = list.output.split(separator: "\n")
      .filter { !$0.hasPrefix(" ") && !$0.hasPrefix("Rules about ") }
    #expect(rows.count > 20)
    for row in rows {
      let words = row.split(separator: " ")
      #expect(["error", "warning", "info"].contains(String(words[0])))
      let page = try tool.run(["rules", String(words[1])])
      #expect(page.status == 0)
      #expect(page.output.hasPrefix("\(words[1])  \(words[0])"))
      for part in ["Why", "Fix", "Reported: ", "Not reported:"] {
        #expect(page.output.contains(part))
      }
    }
  }
}
