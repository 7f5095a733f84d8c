import Foundation
import RIBsTestSupport
import Testing

extension EngineTests {
  @Suite("The live page's bar, tabs and address")
  struct BarTests {
    @Test(arguments: Engine.allCases)
    func `search goes to an event, a mark and a RIB, by Enter and by click`(engine: Engine)
      async throws
    {
      let opened = try await Opened(EngineTests.tree, in: engine)
      let page = opened.page
      let goals = [
        "5": "app.moment.event === 5", "half": "app.moment.event === app.session.marks[0].event",
        "chat": "app.tree.places[app.selected.place]?.name === 'Chat'",
      ]
      for isClick in [false, true, false, true] {
        for (text, goal) in goals {
          try await page.run("await window.ribsInspect.app.go({ event: 11 })")
          try await page.run(
            "const app = window.ribsInspect.app; app.selectPlace(null); document.activeElement.blur()"
          )
          try await page.press("/")
          try await page.run("document.getElementById('search-field').select()")
          try await page.type(text)
          if isClick {
            try await page.click(on: "#search-list button")
          } else {
            try await page.press("Enter")
          }
          try await page.wait(forApp: goal)
          try await page.wait(until: "document.getElementById('search-list').hidden")
        }
      }
      #expect(try await page.scriptErrors() == [])
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `a press in the list of answers leaves the focus in the field`(engine: Engine)
      async throws
    {
      let opened = try await Opened(EngineTests.tree, in: engine)
      let page = opened.page
      for _ in 1...2 {
        try await page.press("/")
        try await page.type("home")
        let answer = try await page.frame("#search-list button")
        // The press ends beside the list, so it is no click.
        try await page.drag([(answer.midX, answer.midY), (answer.midX, answer.maxY + 300)])
        #expect(try await page.run("document.activeElement.id", for: String.self) == "search-field")
        #expect(
          try await page.run("!document.getElementById('search-list').hidden", for: Bool.self))
        try await page.run(
          "const field = document.getElementById('search-field'); field.value = ''; field.blur()")
      }
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `tabs, the filter and copying work twice`(engine: Engine) async throws {
      let opened = try await Opened(EngineTests.rounds, in: engine)
      let page = opened.page
      for _ in 1...2 {
        for tab in ["rib", "events", "flows", "findings"] {
          try await page.click(on: "#tab-\(tab)")
          try await page.wait(forApp: "app.inspector.tab === '\(tab)'")
        }
        for (key, tab) in [("ArrowLeft", "flows"), ("ArrowRight", "findings")] {
          try await page.press(key)
          try await page.wait(forApp: "app.inspector.tab === '\(tab)'")
        }
        let cards = "document.querySelectorAll('#panel-findings .cause').length"
        try await page.click(on: "#panel-findings input")
        try await page.type("zz")
        try await page.wait(until: "\(cards) === 0")
        for _ in 1...2 { try await page.press("Backspace") }
        try await page.wait(until: "\(cards) > 0")
        try await page.click(button: "Copy as Markdown")
        try await page.wait(
          until: "document.querySelector('.cause > button').textContent === 'Copied'")
      }
      #expect(try await page.scriptErrors() == [])
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `the theme goes round, by its button and its key`(engine: Engine) async throws {
      let opened = try await Opened(EngineTests.tree, in: engine)
      let page = opened.page
      let name = "document.getElementById('theme').ariaLabel"
      for isKey in [false, true] {
        for (label, theme) in [("light", "light"), ("dark", "dark"), ("as the system", "light")] {
          if isKey { try await page.press("t") } else { try await page.click(on: "#theme") }
          try await page.wait(until: "\(name) === 'Theme: \(label)'")
          #expect(
            try await page.run("document.documentElement.dataset.theme", for: String.self) == theme)
        }
      }
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `the list of keys opens at its title, and closes`(engine: Engine) async throws {
      let opened = try await Opened(EngineTests.tree, in: engine)
      let page = opened.page
      try await page.driver.resize(width: 1000, height: 600)
      for _ in 1...2 {
        for isKey in [true, false] {
          if isKey { try await page.press("?") } else { try await page.click(on: "#help") }
          try await page.wait(until: "document.getElementById('keys').open")
          let (dialog, title) = (try await page.frame("#keys"), try await page.frame("#keys-title"))
          #expect(title.minY >= dialog.minY)
          if isKey { try await page.press("Escape") } else { try await page.click(button: "Close") }
          try await page.wait(until: "!document.getElementById('keys').open")
        }
      }
      try await page.driver.resize(width: 1280, height: 800)
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `Back and reload show what was shown`(engine: Engine) async throws {
      let opened = try await Opened(EngineTests.rounds, in: engine)
      let page = opened.page
      try await page.go(to: 6)
      try await page.wait(until: "location.hash.includes('event=6')")
      // WebKit's Back skips what a script added without the reader's doing.
      var jumps: [Int] = []
      for _ in 1...2 {
        try await page.press("n")
        try await page.wait(forApp: "app.moment.event > \(jumps.last ?? 6)")
        jumps.append(try await page.moment())
        try await page.wait(until: "location.hash.includes('event=\(jumps[jumps.count - 1])')")
      }
      for event in [jumps[0], 6] {
        try await page.back()
        try await page.wait(forApp: "app.moment.event === \(event)")
      }
      try await page.click(button: "Compare")
      try await page.click(button: "Fixed places")
      try await page.click(on: "#tab-events")
      try await page.click(button: "+")
      try await page.wait(
        until:
          "location.hash.includes('tab=events') && location.hash.includes('pin=6') && location.hash.includes('zoom=')"
      )
      let scale = try await page.app("app.tree.viewport.scale", as: Double.self)
      for _ in 1...2 {
        try await page.reload()
        try await page.wait(
          forApp:
            "app.moment.event === 6 && app.pinned?.event === 6 && app.inspector.tab === 'events'")
        #expect(try await page.app("app.tree.view.isFixed", as: Bool.self))
        #expect(abs(try await page.app("app.tree.viewport.scale", as: Double.self) - scale) < 0.01)
      }
      #expect(try await page.scriptErrors() == [])
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `more jumps than the browser takes into its history are no error`(engine: Engine)
      async throws
    {
      let opened = try await Opened(EngineTests.rounds, in: engine)
      let page = opened.page
      // WebKit takes 100 in ten seconds.
      try await page.run(
        """
        for (let index = 0; index < 250; index += 1) await window.ribsInspect.app.jump(1 + index % 200)
        """)
      #expect(try await page.moment() == 50)
      #expect(try await page.scriptErrors() == [])
      // Firefox counts over all pages, and the next test jumps too.
      if engine == .firefox {
        try await page.wait(until: "history.pushState(null, '', location.href) === undefined")
      }
      opened.server.stop()
    }
  }
}
