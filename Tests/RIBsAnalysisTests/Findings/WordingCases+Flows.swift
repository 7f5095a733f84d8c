import RIBsAnalysis

extension WordingCase {
  static let flows = [
    WordingCase(
      title: "Workflows that stand still, each in another phase",
      script: """
        root Root
        open Root A @App/R.swift:1
        workflow Begun start Root
        workflow Waiting start Root
        workflow Waiting wait 2 A
        workflow First start
        workflow First wait
        workflow Running start
        workflow Running step 3 A
        workflow Alone start
        workflow Alone step 4
        workflow Unnumbered start
        workflow Unnumbered step
        workflow Cancelled start
        workflow Cancelled cancel
        workflow Unknown step 2 A
        after 30s
        mark late
        """),
    WordingCase(
      title: "A workflow waits for a RIB that left, that is gone, and that never came",
      script: """
        root Root
        create Never
        open Root A @App/R.swift:1
        open Root B @App/R.swift:2
        workflow ForA start
        workflow ForA wait A
        workflow ForB start
        workflow ForB wait 1 B
        workflow ForNever start
        workflow ForNever wait 2 Never
        workflow OnB start
        workflow OnB step 2 B
        close Root A
        destroy A
        close Root B
        settle
        """),
    WordingCase(
      title: "A workflow that begins anew stands still from there",
      script: """
        root Root
        workflow Again start
        workflow Again step 2
        after 20s
        workflow Again start
        after 29999ms
        mark late
        """),
    WordingCase(
      title: "A shorter time is allowed",
      script: """
        root Root
        workflow Open start
        after 2s
        mark late
        """, options: AnalysisOptions(stall: 2_001_000_000)),
    WordingCase(
      title: "Workers of RIBs that left, are leaked, or were never on the tree",
      script: """
        root Root
        create Never
        worker OfNever start Never
        worker OfNobody start
        open Root A @App/R.swift:1
        worker Poller start A
        worker Second start A
        worker Second stop A
        close Root A @App/R.swift:2
        destroy A
        open Root B @App/R.swift:3
        worker OfLeak start B
        close Root B
        open Root C @App/R.swift:4
        destroy C
        worker Late start C
        settle
        """),
    WordingCase(
      title: "A worker of a RIB whose interactor is kept",
      script: """
        root Root
        open Root A @App/R.swift:1
        worker Poller start A
        detach Root A @App/R.swift:2
        destroy A
        leak A interactor AInteractor 1s
        open Root B
        worker Other start B
        close Root B
        destroy B
        leak B interactor BInteractor 1s
        settle
        """),
  ]

  static let habits = [
    WordingCase(
      title: "Two names grow at two points, and one name stops growing at a third",
      script: (1...5).reduce("root Root\n") { script, round in
        script + """
          create Post#\(round)
          create Chat#\(round)
          \(round == 4 ? "destroy Chat#1" : "mark idle")
          mark home
          mark back

          """
      }),
    WordingCase(
      title: "What was not created in the trace does not count, nor a second end",
      script: """
        root Root
        raw {"type":"destroy","seq":5,"t":5000000,"id":50,"rib":"Old"}
        create A#1
        mark home
        create A#2
        mark home
        create A#3
        destroy A#1
        destroy A#1
        mark home
        create A#4
        create A#5
        mark home
        """),
    WordingCase(
      title: "Three names are built anew, five and six times",
      script: (1...6).reduce("root Root\nopen Root Tabs\n") { script, round in
        script
          + ["Blog", "Apply", "Chat"].map { name in
            """
            open Tabs \(name)#\(round) @App/T.swift:1
            close Tabs \(name)#\(round) @App/T.swift:2
            destroy \(name)#\(round)

            """
          }.joined()
      }),
    WordingCase(
      title: "An instance that comes back does not count",
      script: (1...5).reduce("root Root\n") { script, round in
        script + """
          open Root A#\(round)
          close Root A#\(round)
          open Root B#\(round)
          close Root B#\(round)
          \(round == 2 ? "open Root B#2\nclose Root B#2" : "")

          """
      } + "settle"),
  ]

  static let views = [
    WordingCase(
      title: "Views that stay when their RIBs leave, together and apart",
      script: """
        root Root
        open Root A @App/R.swift:1
        open A B @App/A.swift:2
        open B C @App/B.swift:3
        open A D @App/A.swift:4
        appear A
        appear C
        appear D
        close A D @App/A.swift:5
        close Root A @App/R.swift:6
        destroy C
        destroy B
        destroy D
        destroy A
        settle
        """),
    WordingCase(
      title: "A view that is gone, one that came back, and one that is covered",
      script: """
        root Root
        open Root A @App/R.swift:1
        appear A
        disappear A removed
        open Root B
        appear B
        disappear B removed
        appear B
        open Root C
        appear C
        disappear C
        settle
        """),
    WordingCase(
      title: "Views that went with the view above them, and one whose parent came later",
      script: """
        root Root
        open Root A @App/R.swift:1
        open A B @App/A.swift:2
        open B C @App/B.swift:3
        appear A
        appear B
        appear C
        disappear C removed
        disappear B removed
        disappear A removed
        open Root D @App/R.swift:4
        open D E @App/D.swift:5
        appear E
        disappear E removed
        appear D
        disappear D removed
        settle
        """),
    WordingCase(
      title: "The views of a stranded sibling and of what stands below it count in its finding",
      script: """
        root Root
        open Root A @App/R.swift:1
        open A B @App/A.swift:2
        appear A
        appear B
        open Root A#2 @App/R.swift:1
        close Root A#2 @App/R.swift:3
        disappear B removed
        disappear A removed
        settle
        """),
    WordingCase(
      title: "Five seconds have passed, or less",
      script: """
        root Root
        open Root A
        appear A
        open Root B
        appear B
        close Root A
        destroy A
        close Root B
        destroy B
        after 4994ms
        mark late
        """),
  ]

  static let siblings = [
    WordingCase(
      title: "A double tap within a second, one that takes longer, and one without call sites",
      script: """
        root Root
        open Root A @App/R.swift:1
        after 996ms
        open Root A#2 @App/R.swift:1
        open Root B @App/R.swift:2
        after 997ms
        open Root B#2 @App/R.swift:2
        open Root C
        open Root C#2
        open Root D @App/R.swift:3
        open Root D#2 @App/R.swift:4
        """),
    WordingCase(
      title: "Two lists of one name, one of them too short",
      script: """
        root Root
        open Root Row#1 @App/R.swift:1
        open Root Row#2 @App/R.swift:1
        open Root Row#3 @App/R.swift:1
        open Root Row#4 @App/R.swift:2
        open Root Row#5 @App/R.swift:2
        open Root Cell#1 @App/R.swift:3
        open Root Cell#2 @App/R.swift:3
        open Root Cell#3 @App/R.swift:3
        """),
    WordingCase(
      title: "A row of a list that is lost",
      script: """
        root Root
        open Root Row#1 @App/R.swift:1
        hold Root.row Row#1
        open Root Row#2 @App/R.swift:1
        unhold Root.row Row#1
        hold Root.row Row#2
        open Root Row#3 @App/R.swift:1
        """),
    WordingCase(
      title: "A sibling is stranded: both lines are known, one of them, and none",
      script: """
        root Root
        open Root A @App/R.swift:1
        open Root A#2 @App/R.swift:1
        close Root A#2 @App/R.swift:2
        open Root B @App/R.swift:3
        open Root B#2
        close Root B#2
        open Root C
        open Root C#2
        close Root C#2
        """),
    WordingCase(
      title: "Two siblings are stranded by one detach, and one of them is detached later",
      script: """
        root Root
        open Root A @App/R.swift:1
        open Root A#2 @App/R.swift:1
        open Root A#3 @App/R.swift:1
        close Root A#3 @App/R.swift:2
        close Root A#2 @App/R.swift:2
        """),
    WordingCase(
      title:
        "A sibling that moved to another parent is not stranded, nor one that left with the parent",
      script: """
        root Root
        open Root Shelf
        open Root A @App/R.swift:1
        open Root A#2 @App/R.swift:1
        attach Shelf A @App/S.swift:2
        close Root A#2 @App/R.swift:3
        open Root B @App/R.swift:4
        open Root B#2 @App/R.swift:4
        detach Root B deinit
        close Root B#2
        """),
    WordingCase(
      title: "A detach by a deallocated parent strands nobody",
      script: """
        root Root
        open Root A @App/R.swift:1
        open Root A#2 @App/R.swift:1
        detach Root A#2 deinit
        """),
    WordingCase(
      title: "A child that gets its name after its attach strands its sibling",
      script: """
        root Root
        raw {"type":"attach","seq":5,"t":5000000,"id":2,"parent":1,"rib":"A","at":"App/R.swift:1"}
        raw {"type":"attach","seq":6,"t":6000000,"id":3,"parent":1,"at":"App/R.swift:1"}
        raw {"type":"activate","seq":7,"t":7000000,"id":3,"rib":"A"}
        raw {"type":"detach","seq":8,"t":8000000,"id":3,"parent":1,"cause":"call"}
        """),
  ]

  static let traces = [
    WordingCase(
      title: "Each problem happens twice",
      script: """
        headless
        root Root
        raw {"type":"teleport"}
        raw {"type":"beam"}
        raw {"type":"activate","seq":5,"t":1,"id":"x"}
        raw {"type":"activate","seq":6,"t":1,"id":"x"}
        raw {
        raw [
        raw {"type":"mark","seq":9,"t":9000000,"name":"a"}
        raw {"type":"mark","seq":12,"t":8000000,"name":"b"}
        raw {"type":"mark","seq":11,"t":7000000,"name":"c"}
        raw {"type":"drop","seq":12,"t":7000000,"count":1}
        raw {"type":"drop","seq":13,"t":7000000,"count":41}
        raw {"type":"trace","version":"x"}
        """),
    WordingCase(
      title: "One event is dropped",
      script: "root Root\ndrop 1\nunsettled 1500ms"),
    WordingCase(
      title: "More events are dropped than a number can say",
      script: "root Root\ndrop 9223372036854775807\ndrop 2\nsettle"),
    WordingCase(
      title: "The rest of a line is missing", script: "root Root\ntorn {\"type\":\"ma"),
    WordingCase(
      title: "Some events have no number",
      script: """
        headless
        raw {"type":"launch","seq":1,"t":1,"id":1,"rib":"Root"}
        raw {"type":"activate","t":2,"id":1}
        raw {"type":"load","seq":2,"t":3,"id":1}
        """),
    WordingCase(
      title: "Only later events have a number",
      script: """
        headless
        raw {"type":"launch","t":1,"id":1,"rib":"Root"}
        raw {"type":"activate","t":2,"id":1}
        raw {"type":"load","seq":7,"t":3,"id":1}
        raw {"type":"mark","seq":8,"t":3,"name":"x"}
        raw {"type":"teleport"}
        raw {"type":"mark","t":3,"name":"x"}
        """),
    WordingCase(
      title: "The trace contradicts itself in each way",
      script: """
        root Root
        open Root A
        close Root A
        destroy A
        attach Root A
        activate A
        load A
        destroy A
        create A
        settle
        end exit
        mark late
        raw {"type":"teleport"}
        raw {
        """),
    WordingCase(title: "There is no event", script: "killed"),
    WordingCase(title: "The app is killed", script: "root Root\nmark last\nkilled"),
  ]

  static let sites = [
    WordingCase(
      title: "One line attaches for several parents, and one detaches",
      script: """
        root Root
        open Root Home @App/Helper.swift:1
        open Home Story @App/Helper.swift:1
        hold Home.a Story
        hold Home.b Story
        hold Home.c Story
        hold Home.d Story
        attach Home Story @App/Helper.swift:1
        close Home Story @App/Helper.swift:2
        detach Home Story @App/Helper.swift:2
        detach Root Story @App/Helper.swift:2
        activate Home @App/Helper.swift:1
        """),
    WordingCase(
      title: "A line that lets a deallocated parent go is no call",
      script: """
        root Root
        open Root Home
        open Home Story
        detach Home Story deinit @App/Home.swift:4
        detach Root Story @App/Home.swift:4
        """),
  ]
}
