extension Forest {
  /// Those that are destroyed, and of whom nothing is left to say where nobody remembers them by their index.
  var archivable: [NodeIndex] {
    destroyed.filter { index in
      let record = records[index]
      return record.parent == nil && record.firstChild == nil && record.name != nil
        && record.view != .onScreen && !record.isOnTree && !record.isRevived
        && indices.canArchive(record.id) && cascades.place(of: record.cascade) == nil
        && cascades.place(ofTop: index) == nil
    }
  }

  /// Puts RIBs into the archive.
  ///
  /// - Parameter leaving: Those that ``archivable`` names, or some of them.
  mutating func archive(_ leaving: [NodeIndex]) {
    for index in leaving {
      let record = records[index]
      let rebuilt = hasRebuilt(index) ? rebuilt(below: index).filter { $0.count > 0 } : []
      let entry = RIBArchive.Entry(
        record: record, details: details[index], departure: departure(of: record),
        offTree: offTree(record), rebuilt: rebuilt)
      guard let place = archive.append(entry) else { continue }
      release(index, record)
      indices.archive(record.id, at: place)
    }
    destroyed.removeAll { records[$0].isFree }
  }

  mutating func release(_ index: NodeIndex, _ record: RIBRecord) {
    if let place = record.lastDetach { departures.remove(place) }
    if let place = record.destroyed { departures.remove(place) }
    setOffTree(index, nil)
    forgetNextAttach(index)
    forgetHolds(of: index)
    details.clear(index)
    if let parent = self.index(of: record.lastParent),
      let place = kin.place(of: parent, record.name, from: records[parent].firstKin),
      kin[place].lastAttached == index
    {
      kin[place].lastAttached = nil
    }
    var next = record.firstKin
    while let place = next {
      next = kin[place].nextOfParent
      kin.remove(place)
    }
    records[index].isFree = true
    records[index].nextSibling = lastFree
    lastFree = index
  }

  /// An event names a RIB that is in the archive. It stays from here on.
  mutating func revive(_ id: Int, at place: RIBArchive.Place) -> NodeIndex {
    let entry = archive.entry(
      at: place, id: id, mention: UInt32(truncatingIfNeeded: mentioned))
    let index = insert(entry.record)
    details[index] = entry.details
    records[index].lastDetach = entry.departure.lastDetach.map { departures.insert($0) }
    records[index].destroyed = entry.departure.destroyed.map { departures.insert($0) }
    setOffTree(index, entry.offTree.map { leavings.insert($0) })
    for (name, count) in entry.rebuilt {
      kin[kinPlace(of: index, name)].rebuilt = Int32(clamping: count)
    }
    indices.revive(id, as: index)
    return index
  }
}
