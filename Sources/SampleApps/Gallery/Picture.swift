extension GalleryApp {
  struct Picture: Equatable {
    let title: String
    let width: Int
    let height: Int
  }
}
