extension SampleApp {
  static let board = SampleApp(
    name: "board", summary: "A notice board: Root → Board → PostDetail.",
    journeys: [.openAndBack, .doubleTap])
}

extension Journey {
  fileprivate static let openAndBack = Journey(
    app: "board", name: "open-and-back", summary: "Open a post and go back, several times.",
    tearsDown: true
  ) { stage throws(RecordingError) in
    stage.launch(BoardApp.build())
    let board = try stage.onScreen(BoardApp.BoardViewController.self)
    stage.mark("posts shown")
    board.tapPost(0)
    try stage.onScreen(BoardApp.PostDetailViewController.self).tapBack()
    board.tapPost(2)
    try stage.onScreen(BoardApp.PostDetailViewController.self).tapLike()
    stage.mark("liked")
    try stage.onScreen(BoardApp.PostDetailViewController.self).tapBack()
    stage.settle()
    board.tapPost(2)
    stage.mark("open again")
    try stage.onScreen(BoardApp.PostDetailViewController.self).tapBack()
    stage.mark("back at the posts")
  }

  fileprivate static let doubleTap = Journey(
    app: "board", name: "double-tap",
    summary: "A double tap opens a post twice, and the way back ends at the first of the two.",
    expected: ["lost-child"]
  ) { stage throws(RecordingError) in
    stage.launch(BoardApp.build(mistakes: .opensUnguarded))
    let board = try stage.onScreen(BoardApp.BoardViewController.self)
    stage.mark("posts shown")
    // The second tap arrives while the first push is still running.
    board.tapPost(2)
    board.tapPost(2)
    stage.mark("tapped twice")
    try stage.onScreen(BoardApp.PostDetailViewController.self).tapBack()
    stage.mark("back once")
    try stage.onScreen(BoardApp.PostDetailViewController.self).tapBack()
    stage.mark("back again")
  }
}
