import RIBsAnalysis

extension WordingCase {
  /// A RIB that is gone, with objects that are not.
  private static func gone(_ leaks: String) -> String {
    """
    root Root
    open Root A @App/R.swift:1
    close Root A @App/R.swift:2
    destroy A
    \(leaks)
    settle
    """
  }

  static let objects = [
    WordingCase(
      title: "An interactor keeps presenter and view",
      script: gone(
        """
        leak A viewController AViewController 1s
        leak A presenter APresenter 1s
        leak A interactor AInteractor 1500ms
        """)),
    WordingCase(
      title: "An interactor keeps a view controller that is its presenter",
      script: gone(
        """
        leak A interactor AInteractor 1s
        leak A presenter AViewController 1s
        leak A viewController AViewController 1s
        """)),
    WordingCase(
      title: "A presenter that is its own view controller",
      script: gone(
        """
        leak A presenter AViewController 0s
        leak A viewController AViewController 0s
        """)),
    WordingCase(
      title: "An interactor keeps a view alone",
      script: gone(
        """
        leak A interactor AInteractor 1s
        leak A viewController AViewController 1s
        """)),
    WordingCase(
      title: "Two interactors, one presenter",
      script: gone(
        """
        leak A interactor AInteractor 1s
        leak A interactor BInteractor 2s
        leak A presenter APresenter 1s
        """)),
    WordingCase(
      title: "A router, and an object in a role that nobody knows",
      script: gone(
        """
        leak A cache ImageCache 1s
        leak A router ARouter 1s
        leak A interactor AInteractor 1s
        """)),
    WordingCase(
      title: "Objects of a leaked RIB, and of one that is kept for reuse",
      script: """
        root Root
        open Root A @App/R.swift:1
        close Root A @App/R.swift:2
        leak A router ARouter 1s
        leak A interactor AInteractor 1s
        leak A cache ACache 1s
        open Root B
        close Root B
        open Root B
        close Root B
        leak B router BRouter 1s
        leak B viewController BViewController 1s
        open Root C
        close Root C
        open Root C
        close Root C
        leak C interactor CInteractor 1s
        leak C viewController CViewController 1s
        settle
        """),
    WordingCase(
      title: "The view of a RIB that is on screen still",
      script: """
        root Root
        open Root A @App/R.swift:1
        appear A
        close Root A @App/R.swift:2
        destroy A
        leak A viewController AViewController 1s
        leak A interactor AInteractor 1s
        settle
        """),
    WordingCase(
      title: "Views of RIBs that left together count in the outermost",
      script: """
        root Root
        open Root A @App/R.swift:1
        open A B @App/A.swift:2
        open B C @App/B.swift:3
        close Root A @App/R.swift:4
        destroy C
        destroy B
        destroy A
        leak C viewController CViewController 1s
        leak A viewController AViewController 1s
        leak B interactor BInteractor 1s
        settle
        """),
    WordingCase(
      title:
        "A view of a child that left before is its own, and one let go of with its parent is not",
      script: """
        root Root
        open Root A @App/R.swift:1
        open A B @App/A.swift:2
        open A C @App/A.swift:3
        close A B @App/A.swift:4
        destroy B
        close Root A @App/R.swift:5
        detach A C deinit
        destroy C
        destroy A
        leak A viewController AViewController 1s
        leak B viewController BViewController 1s
        leak C viewController CViewController 1s
        settle
        """),
    WordingCase(
      title: "A leaked RIB keeps the views above it that went after it, and not those before",
      script: """
        root Root
        open Root A @App/R.swift:1
        open A B @App/A.swift:2
        open B C @App/B.swift:3
        open Root D
        leak D viewController DViewController 1s
        close B C @App/B.swift:4
        close A B
        destroy B
        close Root A
        destroy A
        leak B viewController BViewController 1s
        leak A presenter APresenter 1s
        leak A viewController AViewController 1s
        settle
        """),
    WordingCase(
      title: "A RIB that was let go of with its parent, and detached in order later",
      script: """
        root Root
        open Root A @App/R.swift:1
        open A B @App/A.swift:2
        detach A B deinit
        open A B @App/A.swift:3
        close A B @App/A.swift:4
        detach A B deinit
        destroy B
        close Root A
        destroy A
        leak A viewController AViewController 1s
        leak B viewController BViewController 1s
        settle
        """),
  ]

  static let reuse = [
    WordingCase(
      title: "A RIB is kept for its name, for its attaches, and for when it was built",
      script: """
        root Root
        open Root Named @App/R.swift:1
        close Root Named @App/R.swift:2
        open Root Often @App/R.swift:3
        close Root Often
        open Root Often
        close Root Often
        open Root Often
        close Root Often @App/R.swift:4
        create Tabs
        create First
        open Root Tabs
        open Tabs First @App/T.swift:1
        close Tabs First @App/T.swift:2
        settle
        """, options: AnalysisOptions(reusable: [Glob("Na*")])),
    WordingCase(
      title: "Three tabs are not visited", script: tabs(["B", "C", "D"])),
    WordingCase(
      title: "Four tabs are not visited", script: tabs(["B", "C", "D", "E"])),
    WordingCase(
      title: "Two tabs are not visited, and no tab is off the tree",
      script: """
        root Root
        create Tabs
        create A
        create B
        create C
        open Root Tabs
        open Tabs A
        settle
        """),
    WordingCase(
      title: "A RIB that is built apart from the tabs is not one of them",
      script: """
        root Root
        create Apart
        mark between
        create Lone
        launch Root
        create Tabs
        create A
        create B
        open Root Tabs
        open Tabs A
        close Tabs A
        create Later
        settle
        """),
    WordingCase(
      title: "A RIB whose own name is reusable is no reason for itself",
      script: """
        root Root
        create Named
        create Other
        settle
        """, options: AnalysisOptions(reusable: [Glob("Named")])),
    WordingCase(
      title: "What stands below a kept RIB is kept with it, but not after a teardown",
      script: """
        root Root
        open Root A
        open A B
        open B C
        close Root A
        open Root A
        close Root A
        settle
        end teardown
        """),
    WordingCase(
      title: "What stands below a kept RIB is kept with it",
      script: """
        root Root
        open Root A
        open A B
        open B C
        close Root A
        open Root A
        close Root A
        settle
        """),
  ]

  private static func tabs(_ unvisited: [String]) -> String {
    """
    root Root
    create Tabs
    create A
    \(unvisited.map { "create \($0)" }.joined(separator: "\n"))
    open Root Tabs
    open Tabs A
    close Tabs A
    settle
    """
  }
}
