import RIBsAnalysis

extension WordingCase {
  static let calls = [
    WordingCase(
      title: "A RIB is attached to itself, and below itself",
      script: """
        root Root
        open Root A @App/R.swift:1
        attach A A @App/A.swift:2
        open A B @App/A.swift:3
        attach B A @App/B.swift:4
        attach B Root
        """),
    WordingCase(
      title: "The second detach is on another line, on the same line, and on no line",
      script: """
        root Root
        open Root A @App/R.swift:1
        close Root A @App/R.swift:2
        detach Root A @App/R.swift:3
        detach Root A @App/R.swift:2
        detach Root A
        open Root B
        close Root B
        detach Root B
        detach Root B @App/R.swift:2
        """),
    WordingCase(
      title: "A detached RIB whose parent goes is let go of, which is no second detach",
      script: """
        root Root
        open Root A
        close Root A
        detach Root A deinit
        """),
    WordingCase(
      title: "A destroyed parent, and one that was destroyed on the tree",
      script: """
        root Root
        open Root A @App/R.swift:1
        close Root A @App/R.swift:2
        destroy A
        open A B @App/A.swift:3
        open Root C @App/R.swift:4
        destroy C
        open C D @App/C.swift:5
        """),
    WordingCase(
      title:
        "A RIB below one that left is detached once its own interactor is inactive, and by one that is active",
      script: """
        root Root
        open Root A @App/R.swift:1
        open A B @App/A.swift:2
        open B C @App/B.swift:3
        open A D @App/A.swift:4
        detach Root A @App/R.swift:5
        detach B C @App/B.swift:6
        deactivate B
        deactivate D
        detach A D @App/A.swift:7
        deactivate A
        detach A B @App/A.swift:8
        """),
    WordingCase(
      title: "A RIB goes to a second parent, to a third, and back to the first",
      script: """
        root Root
        open Root A @App/R.swift:1
        open Root B @App/R.swift:2
        open A C @App/A.swift:3
        attach B C @App/B.swift:4
        attach Root C @App/R.swift:5
        detach A C @App/A.swift:6
        attach A C @App/A.swift:7
        """),
    WordingCase(
      title: "Calls off the main thread, of which a deallocation is none",
      script: """
        root Root
        open Root A @App/R.swift:1 on loader
        attach Root A @App/R.swift:2 on loader
        close Root A @App/R.swift:3 on loader
        open Root B
        detach Root B deinit on loader
        activate B on loader
        activate B on loader
        deactivate B
        deactivate B @App/B.swift:9
        """),
    WordingCase(
      title: "Without loads in the trace, no detach is too early",
      script: """
        create Root launch
        launch Root
        activate Root
        create A
        attach Root A
        detach Root A
        """),
    WordingCase(
      title: "A RIB that was never attached is detached, by a RIB that the trace does not name",
      script: """
        root Root
        create A @App/Builder.swift:3
        detach Root A @App/R.swift:1
        raw {"type":"detach","seq":7,"t":9000000,"id":77,"parent":78,"cause":"call"}
        raw {"type":"attach","seq":8,"t":9000000,"id":77,"parent":78,"thread":"7"}
        """),
  ]
}
