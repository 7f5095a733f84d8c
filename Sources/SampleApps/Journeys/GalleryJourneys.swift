extension SampleApp {
  static let gallery = SampleApp(
    name: "gallery",
    summary: "A picture, small and large: Root → Image → ImageDetail, which is a sheet.",
    journeys: [.openAndClose, .swipedAway])
}

extension Journey {
  fileprivate static let openAndClose = Journey(
    app: "gallery", name: "open-and-close",
    summary: "Open the picture large and close it, with the button and by pulling the sheet down.",
    tearsDown: true
  ) { stage throws(RecordingError) in
    stage.launch(GalleryApp.build())
    let image = try stage.onScreen(GalleryApp.ImageViewController.self)
    stage.mark("picture shown")
    image.tapPicture()
    stage.mark("open")
    try stage.onScreen(GalleryApp.ImageDetailViewController.self).tapClose()
    stage.mark("closed")
    image.tapPicture()
    try stage.onScreen(GalleryApp.ImageDetailViewController.self).pullDown()
    stage.mark("pulled down")
    stage.settle()
    image.tapPicture()
    stage.mark("open again")
    try stage.onScreen(GalleryApp.ImageDetailViewController.self).tapClose()
    stage.mark("closed again")
  }

  fileprivate static let swipedAway = Journey(
    app: "gallery", name: "swiped-away",
    summary: "The user pulls the sheet down, nobody hears of it, and it does not open again.",
    expected: ["view-gone-rib-attached"]
  ) { stage throws(RecordingError) in
    stage.launch(GalleryApp.build(mistakes: .presentsWithoutDelegate))
    let image = try stage.onScreen(GalleryApp.ImageViewController.self)
    image.tapPicture()
    stage.mark("open")
    try stage.onScreen(GalleryApp.ImageDetailViewController.self).pullDown()
    stage.mark("pulled down")
    image.tapPicture()
    stage.mark("tapped again")
  }
}
