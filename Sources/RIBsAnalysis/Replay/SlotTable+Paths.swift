import RIBsTrace

/// What the places are called.
extension SlotTable {
  /// A path of more names is told by so many of its first ones and of its last ones. No app nests as many RIBs; but a
  /// trace may, and then each of its findings would be as long as the trace.
  private static let mostOfEnd = 128

  /// Names from the root, joined by `/`. `…` replaces the middle of a path with very many or very long names.
  package func path(of index: Slot.Index) -> String { path(of: index, texts) }

  func path(of index: Slot.Index, _ texts: TraceTexts) -> String {
    guard self[index].depth >= 2 * Self.mostOfEnd else {
      return names(upFrom: index, most: .max, texts).reversed().joinedPath
    }
    let last = names(upFrom: index, most: Self.mostOfEnd, texts)
    let first = names(upFrom: above(index, at: Self.mostOfEnd - 1), most: .max, texts)
    return (last + ["…"] + first).reversed().joinedPath
  }

  /// The last names of a path, joined by `/`.
  ///
  /// - Parameter count: How many names at most; where there are more, `…` stands for the first.
  package func path(of index: Slot.Index, last count: Int) -> String {
    var names = names(upFrom: index, most: count, texts)
    if self[index].depth >= count { names.append("…") }
    return names.reversed().joinedPath
  }

  /// From the last one upwards.
  private func names(upFrom index: Slot.Index, most: Int, _ texts: TraceTexts) -> [String] {
    var names: [String] = []
    var next: Slot.Index? = index
    while let current = next, names.count < most {
      names.append(texts.name(self[current].name))
      next = self[current].parent
    }
    return names
  }

  /// The slot above another with so many above it.
  private func above(_ index: Slot.Index, at depth: Int) -> Slot.Index {
    var current = index
    while self[current].depth > depth {
      if let leap = self[current].leap, self[leap].depth >= depth {
        current = leap
      } else if let parent = self[current].parent {
        current = parent
      } else {
        break
      }
    }
    return current
  }

  /// Where a slot below another leaps to: twice as far as that one does, where its last two leaps are equally long.
  /// So the way up takes steps by the logarithm of its length, at one number a slot.
  ///
  /// After E. W. Myers, "An applicative random-access stack", Information Processing Letters 17 (1983).
  func leap(below parent: Slot.Index) -> Slot.Index {
    guard let one = self[parent].leap, let two = self[one].leap,
      self[parent].depth - self[one].depth == self[one].depth - self[two].depth
    else { return parent }
    return two
  }
}

extension BidirectionalCollection<String> {
  /// The names joined by `/`. The middle of a path of more than 2,000 characters is left out.
  var joinedPath: String {
    let longest = 2000
    // Join only what fits.
    guard reduce(0, { $0 + $1.utf8.count + 1 }) > 4 * longest else {
      return joined(separator: "/").shortened(to: longest)
    }
    var (start, end) = ("", "")
    for name in self where start.unicodeScalars.count < longest { start += name + "/" }
    for name in reversed() where end.unicodeScalars.count < longest { end = "/" + name + end }
    return (start + end).shortened(to: longest)
  }
}
