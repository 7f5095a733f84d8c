import RIBsAnalysis

extension WordingCase {
  static let leaks = [
    WordingCase(
      title: "A leak keeps one RIB alive, two RIBs, and is held by two properties",
      script: """
        root Root
        open Root A @App/R.swift:1
        open A B
        close Root A @App/R.swift:2
        open Root C
        open C D
        open D E
        hold Root.c C
        hold Root.last C
        close Root C
        open Root F
        hold Root.f F
        close Root F @App/R.swift:3
        settle
        """),
    WordingCase(
      title: "The first time that a property held a RIB counts, and holders that are gone do not",
      script: """
        root Root
        open Root A @App/R.swift:1
        open Root B @App/R.swift:2
        hold B.a A
        hold Root.first A
        hold Root.second A
        hold Root.first A
        close Root B
        destroy B
        close Root A
        settle
        """),
    WordingCase(
      title: "A holder whose holds are not read any longer is not named",
      script: """
        root Root
        open Root A @App/R.swift:1
        hold Root.a A
        unread Root
        unread Root
        close Root A
        settle
        """),
    WordingCase(
      title: "After a teardown each RIB counts, whether it left before or not",
      script: """
        root Root
        create Unused
        open Root A @App/R.swift:1
        open A B @App/A.swift:2
        close A B @App/A.swift:3
        open Root C
        destroy C
        end teardown
        """),
    WordingCase(
      title: "A leak that another one holds is its victim, and two that hold each other are one",
      script: """
        root Root
        open Root A @App/R.swift:1
        open Root B @App/R.swift:2
        hold A.b B
        close Root A
        close Root B
        open Root C
        open Root D
        hold C.d D
        hold D.c C
        close Root D
        close Root C
        settle
        """),
    WordingCase(
      title: "A leak that was held by a RIB on the tree, or by one that left later, is its own",
      script: """
        root Root
        open Root A
        open Root B
        hold A.b B
        hold Root.b B
        close Root A
        close Root B
        open Root C
        open Root D
        hold C.d D
        close Root D
        close Root C
        settle
        """),
    WordingCase(
      title: "A destroyed parent holds what its children keep",
      script: """
        root Root
        open Root A
        open A B
        open B C
        hold A.b B
        destroy A
        settle
        """),
    WordingCase(
      title: "Exactly as much time has passed as is allowed, or less",
      script: """
        root Root
        open Root A
        close Root A
        open Root B
        close Root B
        after 1s
        mark late
        """,
      options: AnalysisOptions(grace: 1_008_000_000)),
    WordingCase(
      title: "A child is lost: replaced, cleared, and cleared though another was attached after it",
      script: """
        root Root
        open Root A @App/R.swift:1
        hold Root.a A
        open Root A#2 @App/R.swift:1
        unhold Root.a A
        hold Root.a A#2
        open Root B @App/R.swift:2
        hold Root.b B
        unhold Root.b B
        close Root A#2
        destroy A#2
        """),
    WordingCase(
      title: "A child that moved to another parent was not replaced where it was before",
      script: """
        root Root
        open Root Feed
        open Root Shelf
        open Feed Post @App/FeedRouter.swift:15
        hold Feed.post Post
        attach Shelf Post @App/ShelfRouter.swift:9
        hold Shelf.post Post
        open Feed Post#2 @App/FeedRouter.swift:15
        hold Feed.post Post#2
        unhold Feed.post Post
        unhold Shelf.post Post
        """),
    WordingCase(
      title: "A child is attached again after it was replaced, and lost then",
      script: """
        root Root
        open Root A @App/R.swift:1
        hold Root.a A
        open Root A#2 @App/R.swift:1
        hold Root.b A#2
        close Root A
        open Root A @App/R.swift:5
        unhold Root.a A
        """),
    WordingCase(
      title: "A child is lost and held again, or detached after all",
      script: """
        root Root
        open Root A
        hold Root.a A
        unhold Root.a A
        hold Root.other A
        open Root B
        hold Root.b B
        unhold Root.b B
        close Root B
        destroy B
        open Root C
        hold Root.c C
        unhold Root.c C
        detach Root C deinit
        """),
    WordingCase(
      title: "The holder of a child goes, and a property that never held it lets go of it",
      script: """
        root Root
        open Root A
        open Root B
        hold A.b B
        hold Root.b B
        unhold Root.x B
        destroy A
        unhold A.b B
        unhold Root.b B
        """),
    WordingCase(
      title: "A RIB that was activated off the tree, with those below it",
      script: """
        root Root
        create Tabs
        create Feed
        open Root Tabs @App/R.swift:1
        open Tabs Feed @App/T.swift:2
        open Feed Player @App/F.swift:3
        open Player Knob
        close Tabs Feed @App/T.swift:4
        activate Feed
        activate Player
        activate Knob
        worker Clock start Knob
        settle
        """),
    WordingCase(
      title: "A RIB that was built and never attached, and ones that were used otherwise",
      script: """
        root Root
        create Unused @App/Builder.swift:3
        create Launched
        launch Launched
        create Parent
        attach Parent Child
        create Gone
        destroy Gone
        settle
        create Late
        """),
  ]
}
