import RIBsAnalysis
import Testing

/// A session in which much happens.
struct SampleSession: Sendable, CustomTestStringConvertible {
  let name: String
  var moment = Moment.end
  let script: String

  var testDescription: String { name }

  static let all = [
    SampleSession(name: "shop", script: shop),
    SampleSession(
      name: "flows",
      script: """
        root Root
        create SignUp viewless
        open Root SignUp @App/Root.swift:1
        open SignUp Name @App/SignUp.swift:2
        close SignUp Name
        open SignUp Mail
        close SignUp Mail
        open SignUp Code
        close SignUp Code
        open SignUp Name
        open SignUp Help
        close SignUp Help
        close SignUp Name
        open SignUp Name
        open SignUp Mail
        close SignUp Name
        close SignUp Mail
        open SignUp Code
        open SignUp Mail
        detach SignUp Code deinit
        close Root SignUp @App/Root.swift:3
        destroy SignUp
        open Root Intro
        open Intro Pages
        open Pages Last
        close Intro Pages
        open Intro Pages
        open Pages Last
        close Pages Last
        open Pages Last
        close Root Intro
        open Root Menu
        open Menu Item
        close Menu Item
        detach Menu Item
        settle
        """),
    SampleSession(
      name: "moves",
      script: """
        create Feed
        open Feed Player
        appear Player
        root Root
        create Shelf viewless
        open Root Shelf @App/Root.swift:1
        attach Shelf Feed @App/Shelf.swift:2
        open Root Other @App/Root.swift:3
        attach Other Feed @App/Other.swift:4
        close Other Feed @App/Other.swift:5
        launch Player
        open Player Knob
        open Root Feed @App/Root.swift:6
        destroy Feed
        attach Feed Late @App/Feed.swift:7
        create Late
        activate Late
        close Root Other
        destroy Other
        destroy Shelf
        settle
        """),
    SampleSession(
      name: "numbers-used-again",
      script: """
        root Root
        open Root A
        hold Root.a A
        close Root A
        destroy A
        create A
        open Root A
        open A B
        create A
        open Root A
        close Root A
        mark twice
        mark twice
        mark once
        unsettled 5s
        drop 2
        gap 3
        mark twice
        end exit
        """),
    SampleSession(
      name: "rows",
      script: "root Root\nopen Root List @App/Root.swift:1\n"
        + (1...12).map { row in
          "open List Row#\(row) @App/List.swift:2\nopen Row#\(row) Cell#\(row)\n"
            + "open Root Tab\(row)\n" + (row % 3 == 0 ? "close List Row#\(row)\n" : "")
        }.joined() + "settle\nkilled"),
    SampleSession(
      name: "foreign",
      script: """
        headless
        raw {"type":"attach","t":5,"id":2,"parent":1,"rib":"Home"}
        raw {"type":"attach","t":6,"id":3,"parent":2,"rib":"Caf\u{e9}"}
        raw {"type":"attach","t":7,"id":4,"parent":2,"rib":"Cafe\u{301}"}
        raw {"type":"activate","t":7,"id":1,"rib":"Root","kind":"launch"}
        raw {"type":"activate","t":8,"id":2,"kind":"viewless"}
        raw {"type":"attach","t":9,"id":9000000,"parent":3,"rib":"Far"}
        raw {"type":"detach","t":10,"id":9000000,"parent":3,"cause":"call"}
        raw {"type":"attach","t":11,"id":9000000,"parent":4}
        raw {"type":"deactivate","t":12,"id":2}
        raw {"type":"detach","t":13,"id":2,"parent":1,"cause":"call"}
        raw {"type":"detach","t":14,"id":4,"parent":2,"cause":"call"}
        raw {"type":"mark","t":2000000014,"name":"late"}
        """),
  ]

  static let moments = [
    SampleSession(name: "after-event-20", moment: .event(20), script: shop),
    SampleSession(name: "at-25-ms", moment: .time(25_000_000), script: shop),
    SampleSession(name: "at-a-mark", moment: .mark("home"), script: shop),
    SampleSession(name: "before-it-begins", moment: .event(0), script: shop),
    SampleSession(name: "after-its-last-event", moment: .event(65), script: shop),
    SampleSession(name: "later-than-its-last-event", moment: .event(900), script: shop),
    SampleSession(name: "long-after", moment: .time(9_000_000_000), script: shop),
    SampleSession(name: "at-no-mark", moment: .mark("nowhere"), script: shop),
  ]

  private static let shop = """
    root Root
    create Tabs viewless
    create Feed
    create Search
    open Root Tabs @App/RootRouter.swift:12
    hold Root.tabs Tabs
    open Tabs Feed @App/TabsRouter.swift:20
    appear Feed
    worker Poller start Feed
    open Feed Post @App/FeedRouter.swift:15
    hold Feed.post Post
    open Feed Post#2 @App/FeedRouter.swift:15
    unhold Feed.post Post
    hold Feed.post Post#2
    mark home
    workflow Link start Root
    workflow Link step 1 Tabs
    close Tabs Feed @App/TabsRouter.swift:27
    disappear Feed
    open Tabs Search @App/TabsRouter.swift:30 on loader
    open Search Hit @App/SearchRouter.swift:9
    hold Search.hit Hit
    appear Hit
    close Search Hit @App/SearchRouter.swift:14
    leak Hit presenter HitPresenter 1s
    open Search Hit#2 @App/SearchRouter.swift:9
    close Search Hit#2 @App/SearchRouter.swift:14
    destroy Hit#2
    detach Search Hit#2 @App/SearchRouter.swift:18
    open Search Late @App/SearchRouter.swift:22
    activate Post
    mark home
    workflow Link complete
    settle
    mark end
    """
}
