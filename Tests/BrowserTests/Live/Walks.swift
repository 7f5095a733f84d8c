extension Walk {
  static let all =
    [
      treeKeys, treeMouse, treeFingers, tools, everywhere, trackKeys, track, trackByTime, longTrack,
      overview,
    ]
    + [
      lifetimes, lifetimesByTime, panels, repeated, events, search, tabs, phone, comparing, flows,
      flowList, editor,
    ]
    + [history, sessions, phoneFingers, crowd, deep]

  /// Marks and findings, alone and close together, with a pause between them.
  private static let rounds = Trace.script(
    "root Root\nopen Root Tabs\nmark begins\n"
      + (1...14).map { round in
        "open Tabs Page\(round)\nmark round-\(round)\nclose Tabs Page\(round)\n"
          + (round % 3 == 0
            ? "detach Tabs Page\(round)\ndetach Tabs Page\(round)\n" : "destroy Page\(round)\n")
          + (round == 7 ? "after 3s\n" : "")
      }.joined() + "open Root Menu\nmark ends\nend exit")

  private static let treeKeys = Walk(
    "keys of the tree", .fixture("careers/switch-tabs"), at: "event=60",
    """
    run app.tree.hand.goTo(app.tree.entries[0])
    press ArrowDown
    press ArrowDown
    press ArrowUp
    press ArrowRight
    press ArrowRight
    press ArrowLeft
    press ArrowLeft
    press ArrowDown
    press ArrowLeft
    press ArrowRight
    press ArrowRight
    press Home
    press Home
    press ArrowUp
    press End
    press End
    press ArrowDown
    press Shift+ArrowUp
    press Control+ArrowUp
    press Alt+ArrowUp
    press x
    press f
    press f
    press +
    press =
    press -
    press -
    press 0
    press ArrowUp
    """)

  private static let treeMouse = Walk(
    "mouse on the tree", .fixture("careers/switch-tabs"), at: "event=60",
    """
    click box('LoggedIn')
    click box('Root')
    click at('#canvas', 0.9, 0.9)
    click at('#canvas', 0.9, 0.9)
    doubleclick box('LoggedIn')
    click at('.chip')
    doubleclick box('Root')
    doubleclick at('#canvas', 0.9, 0.9)
    press f
    drag at('#canvas', 0.5, 0.8) → at('#canvas', 0.52, 0.8) → at('#canvas', 0.6, 0.9)
    drag at('#canvas', 0.5, 0.8) → at('#canvas', 0.48, 0.75) → at('#canvas', 0.4, 0.7)
    drag at('#canvas', 0.5, 0.8) → at('#canvas', 0.501, 0.801)
    wheel at('#canvas', 0.5, 0.5) 0 -120
    wheel at('#canvas', 0.2, 0.5) 0 120
    wheel at('#canvas', 0.5, 0.5) 60 10
    wheel at('#canvas', 0.5, 0.5) -30 10
    wheel+Shift at('#canvas', 0.5, 0.5) 0 40
    wheel+Shift at('#canvas', 0.5, 0.5) 0 -40
    wheel+Control at('#canvas', 0.5, 0.5) 0 -5
    wheel+Control at('#canvas', 0.5, 0.5) 0 5
    wheel at('#canvas', 0.5, 0.5) 0 -100000
    wheel at('#canvas', 0.5, 0.5) 0 100000
    click button('Fit')
    drag box('LoggedIn') → at('#canvas', 0.52, 0.8) → at('#canvas', 0.6, 0.9)
    click box('LoggedIn')
    """)

  private static let treeFingers = Walk(
    "fingers on the tree", .fixture("careers/switch-tabs"), at: "event=60",
    """
    touch at('#canvas', 0.5, 0.8) → at('#canvas', 0.52, 0.8) → at('#canvas', 0.6, 0.9)
    touch at('#canvas', 0.5, 0.8) → at('#canvas', 0.4, 0.8) → at('#canvas', 0.3, 0.9)
    pinch at('#canvas', 0.4, 0.5) → at('#canvas', 0.2, 0.5) → at('#canvas', 0.6, 0.5) → at('#canvas', 0.8, 0.5)
    pinch at('#canvas', 0.2, 0.2) → at('#canvas', 0.4, 0.3) → at('#canvas', 0.8, 0.8) → at('#canvas', 0.6, 0.6)
    press 0
    """)

  private static let tools = Walk(
    "tools over the tree", .fixture("careers/detach-twice"), at: "event=40",
    """
    click button('−')
    click button('−')
    click button('+')
    click button('+')
    click button('Fit')
    click button('Hide viewless')
    click button('Hide viewless')
    click button('Only findings')
    click button('Only findings')
    click button('Fixed places')
    click button('Fixed places')
    click button('Compare')
    click button('Compare')
    click button('Legend')
    click button('Legend')
    click at('#theme')
    click at('#theme')
    click at('#theme')
    click at('#help')
    click button('Close')
    click at('#help')
    press Escape
    click at('#tab-rib')
    click at('#counts')
    click at('#counts')
    run app.go({ event: 0 })
    click button('To the moment with most RIBs')
    run app.go({ event: 0 })
    click button('To the moment with most RIBs')
    run app.tree.setView({ hidesViewless: true, showsFound: true })
    """)

  private static let everywhere = Walk(
    "keys everywhere", rounds,
    """
    press n
    press n
    press n
    press p
    press p
    press p
    press P
    press n
    press P
    press t
    press t
    press t
    press ?
    press Escape
    press ?
    press Escape
    press e
    press Escape
    press /
    press n
    press Escape
    run document.activeElement.blur()
    press l
    press l
    press Control+n
    press Meta+t
    press Alt+l
    press f
    press f
    run app.findings.severity.focus()
    press n
    """)

  private static let trackKeys = Walk(
    "keys of the timeline", rounds, at: "event=20",
    """
    run document.getElementById('track').focus()
    press ArrowRight
    press ArrowRight
    press ArrowUp
    press ArrowLeft
    press ArrowDown
    press Shift+ArrowRight
    press Shift+ArrowRight
    press Shift+ArrowLeft
    press Shift+ArrowLeft
    press Alt+ArrowRight
    press Alt+ArrowRight
    press Alt+ArrowLeft
    press Alt+ArrowLeft
    press Control+ArrowLeft
    press Meta+ArrowLeft
    press End
    press End
    press ArrowRight
    press Shift+ArrowRight
    press Alt+ArrowRight
    press Home
    press Home
    press ArrowLeft
    press Shift+ArrowLeft
    press Alt+ArrowLeft
    press w
    press w
    press d
    press d
    press a
    press s
    press W
    press Control+w
    press s
    press s
    press x
    click button('⇥')
    click button('←')
    click button('←')
    click button('⇤')
    click button('→')
    click button('→')
    click button('time')
    press w
    press d
    click button('Whole session')
    click button('events')
    click button('events')
    """)

  private static let track = Walk(
    "pointer on the track", rounds, at: "event=20",
    """
    hover curve(0.3)
    hover curve(0.9)
    hover flag(0)
    hover flag(1)
    hover finding(0)
    hover finding(1)
    hover at('#track', 0.5, 0.02)
    hover at('#sentence')
    click curve(0.3)
    click curve(0.6)
    click flag(0)
    click flag(2)
    click finding(0)
    click finding(0)
    click finding(0)
    click finding(1)
    click finding(1)
    wheel curve(0.3) 0 -300
    click button('Whole session')
    drag curve(0.2) → curve(0.3) → curve(0.4)
    drag curve(0.6) → curve(0.5) → curve(0.45)
    wheel curve(0.5) 0 -200
    wheel curve(0.5) 0 -200
    wheel curve(0.2) 80 0
    wheel curve(0.2) -40 0
    wheel+Shift curve(0.2) 0 60
    hover curve(0.5)
    wheel curve(0.5) 0 900
    touch curve(0.2) → curve(0.3) → curve(0.4)
    touch finding(0)
    touch flag(3)
    pinch curve(0.4) → curve(0.2) → curve(0.6) → curve(0.8)
    pinch curve(0.2) → curve(0.3) → curve(0.8) → curve(0.7)
    """)

  private static let trackByTime = Walk(
    "pointer on the track by time", rounds, at: "event=20&scale=time",
    """
    hover curve(0.01)
    hover curve(0.3)
    hover curve(0.5)
    hover curve(0.99)
    hover flag(0)
    hover flag(1)
    hover finding(0)
    click curve(0.5)
    click curve(0.03)
    click flag(0)
    click finding(0)
    click finding(0)
    wheel curve(0.02) 0 -800
    hover curve(0.5)
    wheel curve(0.5) 60 0
    drag curve(0.2) → curve(0.4) → curve(0.8)
    click button('Whole session')
    """)

  private static let overview = Walk(
    "brush of the overview", rounds, at: "event=20",
    """
    hover at('#overview', 0.5)
    hover brush(0)
    hover brush(1)
    drag at('#overview', 0.3) → at('#overview', 0.4) → at('#overview', 0.6)
    drag brush(0.5) → at('#overview', 0.5) → at('#overview', 0.6)
    drag brush(0.5) → at('#overview', 0.5) → at('#overview', 0.3)
    hover brush(0.5)
    hover brush(0)
    hover at('#overview', 0.9)
    drag brush(0) → at('#overview', 0.2) → at('#overview', 0.1)
    drag brush(1) → at('#overview', 0.7) → at('#overview', 0.8)
    drag brush(0) → at('#overview', 0.5) → at('#overview', 0.95)
    click at('#overview', 0.1)
    click at('#overview', 0.5)
    click brush(0.5)
    drag at('#overview', 0.9) → at('#overview', 0.901)
    wheel at('#overview', 0.4) 0 -100
    wheel at('#overview', 0.4) 0 100
    touch brush(0) → at('#overview', 0.3) → at('#overview', 0.2)
    touch brush(0.5) → at('#overview', 0.3) → at('#overview', 0.35)
    doubleclick at('#overview', 0.5)
    doubleclick at('#overview', 0.5)
    """)

  private static let lifetimes = Walk(
    "lifetimes", rounds, at: "view=lifetimes&event=20",
    """
    run app.lifetimes.canvas.focus()
    press ArrowDown
    press ArrowDown
    press ArrowDown
    press ArrowRight
    press ArrowRight
    press ArrowLeft
    press End
    press Home
    press Enter
    press ArrowUp
    press ArrowUp
    press PageDown
    press PageUp
    press Shift+ArrowDown
    press +
    press +
    press -
    press 0
    hover bar(1)
    hover bar(3)
    press Escape
    hover at('#lifetimes canvas', 0.5, 0.95)
    click bar(3)
    click bar(1)
    click at('#lifetimes canvas', 0.6, 0.95)
    click at('#lifetimes canvas', 0.3, 0.02)
    drag at('#lifetimes canvas', 0.3, 0.02) → at('#lifetimes canvas', 0.4, 0.02) → at('#lifetimes canvas', 0.7, 0.02)
    wheel at('#lifetimes canvas', 0.5, 0.5) 0 -200
    wheel at('#lifetimes canvas', 0.5, 0.5) 0 -200
    wheel at('#lifetimes canvas', 0.5, 0.5) 50 0
    wheel+Shift at('#lifetimes canvas', 0.5, 0.5) 0 30
    drag at('#lifetimes canvas', 0.5, 0.9) → at('#lifetimes canvas', 0.55, 0.9) → at('#lifetimes canvas', 0.6, 0.9)
    pinch at('#lifetimes canvas', 0.4, 0.5) → at('#lifetimes canvas', 0.2, 0.5) → at('#lifetimes canvas', 0.6, 0.5) → at('#lifetimes canvas', 0.8, 0.5)
    touch at('#lifetimes canvas', 0.5, 0.5) → at('#lifetimes canvas', 0.4, 0.5) → at('#lifetimes canvas', 0.3, 0.5)
    click button('Fit')
    click button('+')
    click button('−')
    click at('#view-tree')
    click at('#view-lifetimes')
    """)

  private static let lifetimesByTime = Walk(
    "lifetimes by time",
    .script(
      "root Root\n" + (0..<60).map { "open Root Row\($0)\n" }.joined()
        + "after 2s\nclose Root Row3\nend exit"),
    at: "view=lifetimes&scale=time&event=30",
    """
    hover bar(1)
    hover bar(5)
    click bar(5)
    wheel at('#lifetimes canvas', 0.01, 0.5) 0 -4000
    hover at('#lifetimes canvas', 0.02, 0.2)
    click at('#lifetimes canvas', 0.5, 0.02)
    drag at('#lifetimes canvas', 0.998, 0.1) → at('#lifetimes canvas', 0.998, 0.5) → at('#lifetimes canvas', 0.998, 0.9)
    hover at('#lifetimes canvas', 0.998, 0.9)
    wheel+Shift at('#lifetimes canvas', 0.5, 0.5) 0 -300
    run app.lifetimes.canvas.focus()
    press PageDown
    press PageDown
    press PageUp
    press ArrowUp
    press ArrowDown
    press Enter
    click button('events')
    click button('time')
    press 0
    """)

  private static let panels = Walk(
    "findings and RIB", .fixture("careers/detach-twice"), source: "Careers", at: "event=5",
    """
    run app.findings.text.focus()
    type tab
    run app.findings.text.select()
    type nothing is called so
    run app.findings.text.select()
    press Backspace
    run app.findings.rule.selectedIndex = 1; app.findings.rule.dispatchEvent(new Event('change'))
    run app.findings.rule.selectedIndex = 0; app.findings.rule.dispatchEvent(new Event('change'))
    run app.findings.severity.value = 'warning'; app.findings.severity.dispatchEvent(new Event('change'))
    run app.findings.step(1)
    run app.findings.step(1)
    click at('.cause button[title^="Go to"]')
    click at('.cause button[title^="Go to"]')
    click button('Copy as Markdown')
    run app.openTab('rib')
    click at('#panel-rib .link-button')
    click at('#panel-rib .link-button')
    run app.selectPlace(0)
    run app.selectRIB(100000)
    run app.selectRIB(2)
    run app.go({ event: 0 })
    run app.go({ event: 60 })
    """)

  private static let events = Walk(
    "events", .fixture("careers/switch-tabs"), at: "event=60&tab=events",
    """
    run app.events.text.focus()
    type tab
    run app.events.text.select()
    press Backspace
    run app.events.type.value = 'attach'; app.events.type.dispatchEvent(new Event('change'))
    run app.events.type.value = ''; app.events.type.dispatchEvent(new Event('change'))
    click at('#events-of-rib')
    run app.selectRIB(2, false)
    run app.selectRIB(1, false)
    click at('#events-of-rib')
    run app.events.list.root.focus()
    press ArrowDown
    press ArrowDown
    press ArrowUp
    press Home
    press End
    press PageUp
    wheel at('#panel-events .log') 0 -400
    wheel at('#panel-events .log') 0 200
    click row(1)
    click row(2)
    press Enter
    press Tab
    press Enter
    """)

  private static let search = Walk(
    "search", rounds, at: "event=20",
    """
    click at('#search-field')
    type page
    press ArrowDown
    press ArrowDown
    press ArrowUp
    press ArrowUp
    press Escape
    run app.search.field.select()
    type 5
    press Enter
    press /
    type 5
    press ArrowDown
    press ArrowDown
    run document.activeElement.click()
    press /
    type 1.5s
    press Enter
    press /
    type 0:02
    press Enter
    press /
    type 99min
    press Enter
    press /
    type round-1
    press Enter
    press /
    type no such thing
    press Enter
    press Tab
    press /
    type 9,999
    press Enter
    press /
    type menu
    click at('#search-list button')
    press /
    press Backspace
    """)

  private static let tabs = Walk(
    "tabs", .fixture("sign-up/jump"),
    """
    run document.getElementById('tab-findings').focus()
    press ArrowRight
    press ArrowRight
    press ArrowRight
    press ArrowRight
    press ArrowLeft
    press ArrowLeft
    press Home
    press x
    click at('#tab-events')
    click at('#tab-findings')
    run document.getElementById('view-tree').focus()
    press ArrowRight
    press ArrowRight
    press ArrowLeft
    press Home
    press End
    press x
    """)

  private static let phone = Walk(
    "phone", rounds, at: "event=20", window: (360, 740),
    """
    click at('#tab-rib')
    press Escape
    click at('#tab-findings')
    click at('#sheet-close')
    click at('#tab-findings')
    click at('.cause button[title^="Go to"]')
    click at('#tab-events')
    click at('#tab-flows')
    press Escape
    touch curve(0.2) → curve(0.4) → curve(0.6)
    touch at('#canvas', 0.5, 0.5) → at('#canvas', 0.4, 0.5) → at('#canvas', 0.3, 0.5)
    """)

  private static let comparing = Walk(
    "two moments", .fixture("home-flow/log-in-and-out"), at: "event=32",
    """
    press P
    run app.go({ event: 12 })
    click at('#changes li button')
    click at('#changes li:last-child button')
    run app.go({ event: 60 })
    run app.pinLastMark()
    run app.go({ event: 90 })
    click button('Since the last mark')
    click button('Go there')
    click button('✕')
    press P
    press P
    """)

  private static let flows = Walk(
    "flows", .fixture("sign-up/horizontal"), at: "tab=flows",
    """
    run document.querySelector('#panel-flows [role=listbox]').focus()
    click at('[data-shape=vertical]')
    click at('[data-shape=horizontal]')
    click at('.moves button')
    click at('.moves tr:last-child button')
    click at('.flow-list li:last-child')
    """)

  private static let flowList = Walk(
    "list of flows", rounds, at: "tab=flows&event=20",
    """
    run document.querySelector('#panel-flows [role=listbox]').focus()
    press ArrowDown
    press ArrowDown
    press ArrowUp
    press ArrowUp
    press End
    press Home
    press Control+End
    press Meta+End
    press Alt+ArrowDown
    press x
    click at('.flow-list li:last-child')
    click button('Vertical')
    click at('.moves tr:nth-child(3) button')
    click at('.flow-list li:first-child')
    click at('.flow-list li:last-child')
    """)

  private static let editor = Walk(
    "editor", .fixture("board/double-tap"), source: "Board",
    """
    press e
    click button('Cancel')
    press e
    press Escape
    click at('.where a')
    click button('Cancel')
    press e
    run document.getElementById('editor-folder').focus()
    type  /Users/me/app/
    click button('Save')
    press e
    click button('Save')
    run document.querySelector('.about button').click()
    press Escape
    """)

  /// More events than a report has in one chunk.
  private static let longTrack = Walk(
    "pointer on a long session",
    .script(
      "root Root\nopen Root Tabs\n"
        + (1...3000).map { round in
          "open Tabs Page\(round)\n" + (round % 300 < 9 ? "mark at-\(round)\n" : "")
            + "close Tabs Page\(round)\ndestroy Page\(round)\n"
            + (round % 900 == 0 ? "detach Tabs Page\(round)\n" : "")
        }.joined() + "end exit"),
    at: "event=20000",
    """
    hover curve(0.3)
    hover curve(0.7)
    hover curve(0.99)
    hover curve(0.002)
    hover flag(0)
    hover flag(1)
    hover finding(0)
    click button('time')
    hover curve(0.3)
    hover curve(0.999)
    wheel curve(0.5) 0 -800
    wheel curve(0.5) 0 -800
    hover curve(0.5)
    click curve(0.5)
    hover curve(0.5)
    touch curve(0.3)
    touch curve(0.7)
    drag curve(0.5) → curve(0.7) → curve(1.2)
    click button('events')
    press n
    press p
    """)

  /// The same finding many times, other findings beside it, and RIBs that share a box.
  private static let repeated = Walk(
    "repeated findings",
    .script(
      "root Root\nopen Root Tabs\nmark a\nmark b\nmark c\nmark d\nmark e\nmark f\nmark g\nmark h\n"
        + (1...12).map { _ in "open Tabs Page\nclose Tabs Page\ndetach Tabs Page\n" }.joined()
        + "open Tabs Row\nopen Tabs Row#2\nopen Tabs Row#3\nend exit"),
    at: "event=12",
    """
    press p
    press n
    press n
    press p
    hover flag(0)
    hover finding(0)
    click finding(0)
    click button('more')
    click at('.cause button[title^="Go to"]:last-of-type')
    press /
    type 2
    press ArrowDown
    press Enter
    click at('#view-lifetimes')
    press /
    type 2
    press ArrowDown
    run document.activeElement.click()
    click at('#view-tree')
    run app.timeline.speed.value = '4'; app.timeline.speed.dispatchEvent(new Event('change'))
    run app.timeline.speed.value = '1'; app.timeline.speed.dispatchEvent(new Event('change'))
    press P
    run app.go({ event: 90 })
    run document.getElementById('help').focus()
    press space
    press Escape
    """)

  private static let history = Walk(
    "back and forth", rounds, at: "event=20",
    """
    press n
    press n
    run app.selectRIB(2)
    run document.querySelector('.cause button')?.click(); app.jump(60, 1)
    run history.back()
    run history.back()
    run history.forward()
    run history.back()
    run location.hash = 'event=3&rib=2&tab=events'
    run location.hash = 'event=50'
    run location.hash = 'place=1&pin=9'
    run location.hash = ''
    run history.back()
    run location.hash = 'event=9999999&view=lifetimes&scale=time'
    run location.hash = 'event=5&session=7&tab=nonsense&view=nonsense&zoom=1,2&folds=a,1'
    """)

  private static let sessions = Walk(
    "two sessions", .fixtures(["careers/sign-up", "board/double-tap"]),
    """
    run document.getElementById('session').value = '0'; document.getElementById('session').dispatchEvent(new Event('change'))
    press n
    run app.selectRIB(2)
    press P
    run document.getElementById('session').value = '1'; document.getElementById('session').dispatchEvent(new Event('change'))
    press n
    run history.back()
    run history.back()
    run history.forward()
    run location.hash = 'session=0&event=12&rib=2'
    run location.hash = 'session=1'
    run location.hash = 'event=5'
    run location.hash = 'session=0&view=lifetimes'
    """)

  private static let deep = Walk(
    "a deep tree",
    .script(
      "root Root\nopen Root Level0\n"
        + (1..<300).map { "open Level\($0 - 1) Level\($0)\n" }.joined() + "end exit"),
    """
    run app.selectRIB(290)
    run app.selectRIB(12)
    press f
    press ArrowRight
    press f
    press 0
    press /
    type level299
    press Enter
    press Home
    click at('#view-lifetimes')
    run app.selectRIB(40)
    run app.selectRIB(200)
    hover bar(200)
    """)

  private static let phoneFingers = Walk(
    "fingers on a phone", .fixture("board/double-tap"), source: "Board", window: (360, 740),
    """
    touch at('#tab-findings')
    touch at('.where a')
    touch button('Cancel')
    touch at('.where a')
    touch button('Cancel')
    touch at('.cause button[title^="Go to"]')
    touch at('#tab-rib')
    touch at('#sheet-close')
    touch at('#theme')
    touch at('#theme')
    touch at('#help')
    touch button('Close')
    touch box('Board')
    touch at('#view-lifetimes')
    touch bar(2)
    touch at('#view-tree')
    touch button('Legend')
    touch at('#legend button')
    touch button('Legend')
    touch at('#legend button')
    touch at('#search-field')
    type 5
    touch at('#search-list button')
    """)

  private static let crowd = Walk(
    "a large tree",
    .script(
      "root Root\n"
        + (0..<24).map { tab in
          "open Root Tab\(tab)\n" + (0..<10).map { "open Tab\(tab) Row\(tab)x\($0)\n" }.joined()
        }.joined()),
    """
    click at('.fold')
    click at('.fold')
    run app.tree.hand.goTo(app.tree.entries[1])
    press ArrowRight
    press ArrowRight
    press ArrowLeft
    press ArrowLeft
    drag at('#minimap', 0.5, 0.2) → at('#minimap', 0.5, 0.4) → at('#minimap', 0.5, 0.8)
    drag at('#minimap', 0.5, 0.8) → at('#minimap', 0.5, 0.4) → at('#minimap', 0.5, 0.2)
    click at('#minimap', 0.5, 0.6)
    press /
    type row
    press ArrowDown
    press Escape
    run app.search.field.select()
    type row20x5
    press Enter
    press -
    press -
    press 0
    click button('Fixed places')
    wheel at('#canvas', 0.5, 0.5) 0 -600
    click at('#canvas', 0.5, 0.5)
    click button('Fit')
    """)
}
