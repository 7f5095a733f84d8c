extension String {
  /// The word most likely meant: the one with the smallest edit distance, if that is small.
  func nearest(among words: some Sequence<String>) -> String? {
    let most = max(1, count / 3)
    let near = words.map { (word: $0, changes: changes(to: $0)) }.filter { $0.changes <= most }
    return near.min { ($0.changes, $0.word) < ($1.changes, $1.word) }?.word
  }

  /// The Levenshtein distance: letters to change, add or remove.
  private func changes(to other: String) -> Int {
    let letters = Array(other)
    var costs = Array(0...letters.count)
    for (row, own) in enumerated() {
      var diagonal = costs[0]
      costs[0] = row + 1
      for (column, letter) in letters.enumerated() {
        let change = diagonal + (own == letter ? 0 : 1)
        diagonal = costs[column + 1]
        costs[column + 1] = Swift.min(change, costs[column] + 1, diagonal + 1)
      }
    }
    return costs[letters.count]
  }
}
