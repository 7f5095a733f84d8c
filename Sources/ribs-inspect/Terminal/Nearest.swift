extension String {
  /// The word most likely meant: the one with the smallest edit distance, if that is small.
  func nearest(among words: some Sequence<String>) -> String? {
    let length = count
    let most = max(1, length / 3)
    // Comparing takes time in proportion to both lengths, and a client may send a long word.
    let near = words.filter { abs($0.count - length) <= most }.map {
      (word: $0, changes: changes(to: $0))
    }.filter { $0.changes <= most }
    return near.min { ($0.changes, $0.word) < ($1.changes, $1.word) }?.word
  }

  /// How many letters to change, add or remove, or neighbours to swap: the Damerau-Levenshtein distance in which no
  /// letter is touched twice.
  private func changes(to other: String) -> Int {
    let (own, letters) = (Array(self), Array(other))
    var twoAbove: [Int] = []
    var above = Array(0...letters.count)
    for row in own.indices {
      var costs = [row + 1]
      for column in letters.indices {
        let change = above[column] + (own[row] == letters[column] ? 0 : 1)
        var cost = Swift.min(change, above[column + 1] + 1, costs[column] + 1)
        if row > 0, column > 0, own[row] == letters[column - 1], own[row - 1] == letters[column] {
          cost = Swift.min(cost, twoAbove[column - 1] + 1)
        }
        costs.append(cost)
      }
      (twoAbove, above) = (above, costs)
    }
    return above[letters.count]
  }
}
