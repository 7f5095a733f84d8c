import RIBsAnalysis
import Testing

@testable import RIBsEditing

/// What is written in a function, and what is left as it is. The line that the hazard names ends with `// here`.
@Suite("The edit of a hazard")
struct MendWriterTests {
  /// The text after the edit; nil if there is none.
  private func mended(_ text: String, _ mend: Mend) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.hasSuffix("// here") } ?? 0) + 1
    var file = EditedFile(path: "Home.swift", text: text)
    let hazard = Hazard(
      "a-rule", .warning, path: "Home", at: SourcePlace(file: "Home.swift", line: line),
      message: "", fix: "", mend: mend)
    guard let edits = MendWriter(file: file).edits(for: hazard) else { return nil }
    for edit in edits { file.replace(edit.range, by: edit.text) }
    #expect(EditedFile(path: "Home.swift", text: file.text).parses)
    return file.text
  }

  private func inRouter(_ lines: String) -> String {
    let body = lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    return "final class HomeRouter {\n\(body)\n}\n"
  }

  // MARK: The guard before an attach

  private static let guardMend = Mend.guardAttach(
    property: "kid",
    Mend.RouteFacts(wasTested: false, repeatsItself: true, callbacks: ["completion"]))

  @Test(arguments: [
    (
      """
      func routeToKid() {
        let component = KidComponent()
        let kid = builder.build(component)
        self.kid = kid
        attachChild(kid) // here
        view.present(kid.viewControllable)
      }
      """, "self.kid", 2
    ),
    (
      """
      func routeToKid() {
        print("route")
        // The child.
        let new = builder.build()
        let navigation = UINavigationController(root: new.view)
        kid = new
        attachChild(new) // here
        view.present(navigation)
      }
      """, "kid", 3
    ),
    (
      """
      func routeToKid(animated: Bool) {
        if animated {
          let new = builder.build()
          kid = new
          attachChild(new) // here
          view.push(new.view, animated: animated)
        }
      }
      """, "kid", 3
    ),
    (
      """
      func routeToKid() {
        queue.async { [weak self] in
          guard let self else { return }
          let new = self.builder.build()
          self.kid = new
          self.attachChild(new) // here
        }
      }
      """, "self.kid", 4
    ),
  ])
  func `leaves before the child is built`(_ text: String, _ name: String, line: Int) {
    var lines = inRouter(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let indentation = lines[line].prefix { $0 == " " }
    lines.insert("\(indentation)guard \(name) == nil else { return }", at: line)
    #expect(mended(inRouter(text), Self.guardMend) == lines.joined(separator: "\n"))
  }

  @Test(arguments: [
    // Somebody waits for the completion.
    "func routeToKid(completion: @escaping () -> Void) {\n  kid = new\n  attachChild(new) // here\n  view.present(new.view, completion: completion)\n}",
    "func routeToKid(then next: Done?) {\n  kid = new\n  attachChild(new) // here\n  view.present(new.view) { next?() }\n}",
    // What follows is not about the child.
    "func routeToKid() {\n  kid = new\n  attachChild(new) // here\n  view.reload()\n}",
    "func routeToKid() {\n  if ready {\n    kid = new\n    attachChild(new) // here\n  }\n  view.reload()\n}",
    // The function returns something.
    "func routeToKid() -> Bool {\n  kid = new\n  attachChild(new) // here\n}",
    "func routeToKid() {\n  let opened = run {\n    kid = new\n    attachChild(new) // here\n    return true\n  }\n}",
    // The others of the loop are attached as well.
    "func routeToKid() {\n  for new in all {\n    kid = new\n    attachChild(new) // here\n  }\n}",
    // The route asks already.
    "func routeToKid() {\n  if kid == nil { log() }\n  kid = new\n  attachChild(new) // here\n}",
    "func routeToKid() {\n  defer { kid = nil }\n  kid = new\n  attachChild(new) // here\n}",
    // Something else was done already, or is undone by what follows.
    "func routeToKid() {\n  view.setLoading(true)\n  let new = builder.build()\n  kid = new\n  attachChild(new) // here\n  view.show(new, hidesLoading: true)\n}",
    // What the route is given, or made, is called back.
    "func routeToKid(_ link: Link) {\n  let new = builder.build()\n  kid = new\n  attachChild(new) // here\n  link.didOpen(new)\n}",
    "func routeToKid() {\n  run { continuation in\n    let new = builder.build()\n    self.kid = new\n    self.attachChild(new) // here\n    continuation.resume(returning: new)\n  }\n}",
    "func routeToKid() {\n  let done = pending\n  let new = builder.build()\n  kid = new\n  attachChild(new) // here\n  done?()\n}",
    // The values are used elsewhere as well.
    "func routeToKid() {\n  let new = builder.build()\n  let title = name.uppercased()\n  kid = new\n  attachChild(new) // here\n  self.title = title\n}",
    // The view of something else is taken away first.
    "func routeToKid() {\n  let new = builder.build()\n  kid = new\n  attachChild(new) // here\n  view.dismiss { self.view.present(new) }\n}",
    // The first of several is attached alone.
    "func routeToKid() {\n  names.forEach { name in\n    let new = builder.build()\n    self.kid = new\n    self.attachChild(new) // here\n  }\n}",
    // Where the child is built does not stand here.
    "func routeToKid(_ new: Kid) {\n  kid = new\n  attachChild(new) // here\n}",
    "func routeToKid() {\n  #if DEBUG\n  let new = builder.debug()\n  #else\n  let new = builder.build()\n  #endif\n  kid = new\n  attachChild(new) // here\n}",
    // The child is stored elsewhere.
    "func routeToKid() {\n  store(new)\n  attachChild(new) // here\n}",
    "func routeToKid() { kid = new; attachChild(new) } // here",
    "init() {\n  kid = new\n  attachChild(new) // here\n}",
  ])
  func `does not leave where something else would be left out`(_ text: String) {
    #expect(mended(inRouter(text), Self.guardMend) == nil)
  }

  @Test func `does not drop what a second call asks for`() {
    let text = inRouter(
      """
      func routeToKid(_ id: String) {
        let new = builder.build(id)
        kid = new
        attachChild(new) // here
      }
      """)
    func mend(repeatsItself: Bool) -> String? {
      mended(
        text,
        .guardAttach(
          property: "kid",
          Mend.RouteFacts(wasTested: false, repeatsItself: repeatsItself, callbacks: [])))
    }
    #expect(mend(repeatsItself: true) != nil)
    #expect(mend(repeatsItself: false) == nil)
  }

  @Test func `leaves where the value that acts has acted`() {
    let text = inRouter(
      """
      func routeToKid() {
        let isFirst = interactor.takeLink()
        let style = Style(isFirst)
        let new = builder.build(style)
        kid = new
        attachChild(new) // here
      }
      """)
    let wanted = text.replacing(
      "    let style", with: "    guard kid == nil else { return }\n    let style")
    #expect(mended(text, Self.guardMend) == wanted)
  }

  @Test func `tests again behind what waits`() {
    let text = inRouter(
      """
      func routeToKid() async {
        guard kid == nil else { return }
        let song = await songs.first
        let new = builder.build(song)
        kid = new
        attachChild(new) // here
      }
      """)
    let wanted = text.replacing(
      "    let new =", with: "    guard kid == nil else { return }\n    let new =")
    #expect(
      mended(
        text,
        .guardAttach(
          property: "kid", Mend.RouteFacts(wasTested: true, repeatsItself: false, callbacks: [])))
        == wanted)
  }

  // MARK: The property after a detach

  @Test(arguments: [
    ("func close() {\n  detachChild(old) // here\n}", "detachChild(old) // here", "kid = nil"),
    (
      "func close() {\n  guard let kid else { return }\n  detachChild(kid) // here\n}",
      "detachChild(kid) // here", "self.kid = nil"
    ),
    ("func close() {\n  if let kid { detachChild(kid) } // here\n}", "// here", "self.kid = nil"),
    (
      "func close() {\n  if let old = self.kid { detachChild(old) } // here\n}", "// here",
      "self.kid = nil"
    ),
    // The view needs the child still.
    (
      "func close() {\n  detachChild(old) // here\n  log()\n  view.dismiss(self.kid?.view)\n  log()\n}",
      "view.dismiss(self.kid?.view)", "kid = nil"
    ),
    (
      "func close() {\n  view.dismiss {\n    self.detachChild(old) // here\n  }\n}",
      "self.detachChild(old) // here", "self.kid = nil"
    ),
    (
      "func close() {\n  view.dismiss { [weak self] in\n    self?.detachChild(old) // here\n  }\n}",
      "self?.detachChild(old) // here", "self?.kid = nil"
    ),
  ])
  func `is cleared once the child is detached`(_ text: String, after: String, _ line: String) {
    let text = inRouter(text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = lines.firstIndex { $0.hasSuffix(after) } ?? 0
    var wanted = lines
    wanted.insert(lines[index].prefix { $0 == " " } + line, at: index + 1)
    #expect(
      mended(text, .clear(property: "kid", readers: ["isOpen", "interactor"]))
        == wanted.joined(separator: "\n"))
  }

  @Test(arguments: [
    // Which of them is `self`?
    "func close() {\n  view.dismiss {\n    detachChild(old) // here\n  }\n}",
    // The closure reads it later.
    "func close() {\n  detachChild(old) // here\n  view.dismiss { log(self.kid) }\n}",
    // The function leaves before.
    "func close() {\n  detachChild(old) // here\n  if busy { return }\n  view.dismiss(self.kid?.view)\n}",
    "func close() {\n  for kid in kids {\n    detachChild(kid) // here\n  }\n}",
    "func close() {\n  guard isOpen else { detachChild(old); return } // here\n}",
    "func close() {\n  if let kid { detachChild(kid) } else { log() } // here\n}",
    // Not only the property decides.
    "func close() {\n  if let kid, kid.isDone { detachChild(kid) } // here\n}",
    "func close() {\n  if isDone { detachChild(old) } // here\n}",
    "func close() {\n  if let kid = kid as? KidRouter { detachChild(kid) } // here\n}",
    // What follows asks for it.
    "func close() {\n  detachChild(old) // here\n  if isOpen { view.dismiss() }\n}",
    "func close() {\n  detachChild(old) // here\n  interactor.kidDidClose()\n}",
  ])
  func `is not cleared where it is not certain when`(_ text: String) {
    #expect(
      mended(inRouter(text), .clear(property: "kid", readers: ["isOpen", "interactor"])) == nil)
  }

  // MARK: The store before the attach

  @Test func `is stored before it is attached, with its comments`() {
    let text = inRouter(
      """
      func open() {
        let new = build()
        // Now it lives.
        attachChild(new) // here
        view.show(new)
        // For the way back.
        self.kid = new // kept
      }
      """)
    let wanted = inRouter(
      """
      func open() {
        let new = build()
        // For the way back.
        self.kid = new // kept
        // Now it lives.
        attachChild(new) // here
        view.show(new)
      }
      """)
    #expect(
      mended(text, .storeBeforeAttach(property: "kid", readers: ["isOpen", "interactor"])) == wanted
    )
  }

  @Test(arguments: [
    // The old child is needed between.
    "attachChild(new) // here\nif let old = kid { detachChild(old) }\nkid = new",
    // What is stored is made later.
    "attachChild(new) // here\nlet box = Box(new)\nkid = box",
    "attachChild(new) // here\nkid = Box(new)",
    "attachChild(new) // here\nif isFull { return }\nkid = new",
    "attachChild(new) // here\nif isOpen { log() }\nkid = new",
    "attachChild(new) // here\nnew = wrap(new)\nkid = new",
    "attachChild(new); kid = new // here",
  ])
  func `is not stored before what it depends on`(_ lines: String) {
    let text = inRouter("func open() {\n\(lines)\n}")
    #expect(
      mended(text, .storeBeforeAttach(property: "kid", readers: ["isOpen", "interactor"])) == nil)
  }

  // MARK: Weak properties

  @Test(arguments: [
    ("var listener: Listener? // here", "weak var listener: Listener? // here"),
    (
      "public internal(set) var listener: (any Listener)? { didSet { log() } } // here",
      "public internal(set) weak var listener: (any Listener)? { didSet { log() } } // here"
    ),
    ("var listener: Listener! // here", "weak var listener: Listener! // here"),
  ])
  func `is declared weak`(_ before: String, _ after: String) {
    #expect(mended(inRouter(before), .weaken(property: "listener")) == inRouter(after))
  }

  @Test(arguments: [
    "let listener: Listener? // here", "var listener: Listener // here",
    "lazy var listener: Listener? = make() // here", "@Wrapped var listener: Listener? // here",
    "var listener: Listener?, other: Int? // here", "unowned var listener: Listener? // here",
  ])
  func `is not declared weak where Swift does not allow it`(_ text: String) {
    #expect(mended(inRouter(text), .weaken(property: "listener")) == nil)
  }

  // MARK: Weak captures

  @Test(arguments: [
    ("{ self.stop() }", "{ [weak self] in self?.stop() }"),
    ("{self.stop()}", "{ [weak self] in self?.stop()}"),
    ("{ song in self.song = song }", "{ [weak self] song in self?.song = song }"),
    (
      "{ (song: Song) -> Void in self.song = song }",
      "{ [weak self] (song: Song) -> Void in self?.song = song }"
    ),
    ("{ [log] _ in self.stop() }", "{ [weak self, log] _ in self?.stop() }"),
    ("{ @MainActor [log] _ in self.stop() }", "{ @MainActor [weak self, log] _ in self?.stop() }"),
    ("{ @MainActor _ in self.stop() }", "{ @MainActor [weak self] _ in self?.stop() }"),
    (
      "{ self.show(self.song) }",
      "{ [weak self] in\n  guard let self else { return }\n  self.show(self.song)\n}"
    ),
    (
      "{ song in log(song, self.song) }",
      "{ [weak self] song in\n  guard let self else { return }\n  log(song, self.song)\n}"
    ),
    (
      "{ song in\n  // New.\n  log(song)\n  self.song = song\n}",
      "{ [weak self] song in\n  guard let self else { return }\n  // New.\n  log(song)\n  self.song = song\n}"
    ),
    (
      "{ _ in self.isOn ? log(1) : log(2) }",
      "{ [weak self] _ in\n  guard let self else { return }\n  self.isOn ? log(1) : log(2)\n}"
    ),
    ("{ self.rows[0].count += 1 }", "{ [weak self] in self?.rows[0].count += 1 }"),
    (
      "{ rows in self.rows = rows.map { self.row($0) } }",
      "{ [weak self] rows in\n  guard let self else { return }\n  self.rows = rows.map { self.row($0) }\n}"
    ),
    (
      "{ rows in Task { await self.load(rows) } }",
      "{ [weak self] rows in\n  guard let self else { return }\n  Task { await self.load(rows) }\n}"
    ),
    (
      "{ [self] in self.count += items.count }",
      "{ [weak self] in\n  guard let self else { return }\n  self.count += items.count\n}"
    ),
    ("{ [\n  log\n] _ in self.stop() }", "{ [\n  weak self,\n  log\n] _ in self?.stop() }"),
    (
      "{ [self] in stop() }",
      "{ [weak self] in\n  guard let self else { return }\n  stop()\n}"
    ),
  ])
  func `holds self weakly`(_ before: String, _ after: String) {
    func text(_ closure: String) -> String {
      inRouter("let work = songs.sink \(closure)")
    }
    let mended = mended(
      text(before), .captureSelfWeakly([Mend.ClosurePlace(line: 2, receiver: "sink")]))
    #expect(mended == text(after))
  }

  @Test func `leaves as the rest of the file does`() {
    let other =
      "let other = { [weak self] in\n  guard let self = self else { return }\n  self.a()\n  self.b()\n}\n"
    let text = inRouter(other + "let work = songs.sink { // here\n  self.a()\n  self.b()\n}")
    let wanted = inRouter(
      other
        + "let work = songs.sink { [weak self] in // here\n  guard let self = self else { return }\n  self.a()\n  self.b()\n}"
    )
    #expect(
      mended(text, .captureSelfWeakly([Mend.ClosurePlace(line: 7, receiver: "sink")])) == wanted)
  }

  @Test(arguments: [
    "{ song in\n    return self.name(of: song)\n  }", "{ [weak self] in self?.stop() }",
    "{ [unowned self] in self.stop() }",
    "{ stop() }", "{ /* Why. */ self.stop(); self.log() }",
    "{ self.stop(); self.log() /* Why. */ }",
    "{ [self] in\n  queue.async { [self] in stop() }\n}", "{ self.update { [self] in stop() } }",
    "{\n  super.stop()\n  self.log()\n}",
  ])
  func `does not touch what has a value, or another capture`(_ closure: String) {
    let text = inRouter("let work = songs.sink \(closure)")
    #expect(mended(text, .captureSelfWeakly([Mend.ClosurePlace(line: 2, receiver: "sink")])) == nil)
  }

  // MARK: Ended subscriptions

  @Test(arguments: [
    ("songs.sink { log($0) } // here", "songs.sink { log($0) }.store(in: &bag) // here"),
    ("_ = songs.sink { log($0) } // here", "songs.sink { log($0) }.store(in: &bag) // here"),
    (
      "songs // here\n  .map(\\.name) // the name\n  .sink { log($0) }",
      "songs // here\n  .map(\\.name) // the name\n  .sink { log($0) }\n  .store(in: &bag)"
    ),
    (
      "songs.sink { song in // here\n  log(song)\n}",
      "songs.sink { song in // here\n  log(song)\n}\n.store(in: &bag)"
    ),
  ])
  func `ends with a call behind it`(_ before: String, _ after: String) {
    func text(_ lines: String) -> String {
      inRouter(
        "func start() {\n"
          + lines.split(separator: "\n").map { "  \($0)\n" }.joined() + "}")
    }
    let line = before.split(separator: "\n").firstIndex { $0.contains(".sink") } ?? 0
    let moved = before.replacing(" // here", with: "")
    let lines = moved.split(separator: "\n").enumerated().map {
      $0.offset == line ? "\($0.element) // here" : String($0.element)
    }.joined(separator: "\n")
    let mended = mended(
      text(lines), .endSubscription(of: "sink", call: ".store(in: &bag)", bag: "bag"))
    #expect(mended?.replacing(" // here", with: "") == text(after.replacing(" // here", with: "")))
  }

  @Test(arguments: [
    "let token = songs.sink { log($0) } // here", "run { songs.sink { log($0) } } // here",
    "return songs.sink { log($0) } // here", "keep(songs.sink { log($0) }) // here",
    "_ = /* Why. */ songs.sink { log($0) } // here",
    "let bag = Bag()\n  songs.sink { log($0) } // here",
  ])
  func `does not end what somebody else has, or may have`(_ line: String) {
    let text = inRouter("func start() {\n  \(line)\n}")
    #expect(mended(text, .endSubscription(of: "sink", call: ".store(in: &bag)", bag: "bag")) == nil)
  }

  @Test func `has the line ends of the file`() {
    let text = inRouter("func close() {\n  detachChild(old) // here\n}")
      .replacing("\n", with: "\r\n")
    var file = EditedFile(path: "Home.swift", text: text)
    let hazard = Hazard(
      "a-rule", .warning, path: "Home", at: SourcePlace(file: "Home.swift", line: 3), message: "",
      fix: "", mend: .clear(property: "kid", readers: ["isOpen", "interactor"]))
    for edit in MendWriter(file: file).edits(for: hazard) ?? [] {
      file.replace(edit.range, by: edit.text)
    }
    #expect(Array(file.text.utf8).count { $0 == 13 } == Array(file.text.utf8).count { $0 == 10 })
    #expect(file.text.contains("kid = nil\r\n"))
  }

  @Test func `counts columns in UTF-16`() {
    let file = EditedFile(path: "Home.swift", text: "let a = \"😀é\"; b()\n")
    let offset = "let a = \"😀é\"; ".utf8.count
    let replacement = file.replacement(.insert("weak ", at: offset))
    #expect(replacement.start == Replacement.Position(line: 1, column: 16))
    #expect(replacement.end == replacement.start)
  }
}
