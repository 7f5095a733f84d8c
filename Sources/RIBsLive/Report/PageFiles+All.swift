import CRIBsPage

extension PageFiles {
  /// The page as it was built into the program.
  static let all = {
    var files: [File] = []
    while let file = ribs_page_file_at(files.count)?.pointee {
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.size)
      files.append(File(name: String(cString: file.name), bytes: Array(bytes)))
    }
    return PageFiles(files: files)
  }()
}
