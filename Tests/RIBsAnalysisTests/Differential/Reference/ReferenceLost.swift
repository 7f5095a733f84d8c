/// Children that leak: `lost-child`.
extension ReferenceSession {
  /// The holds by parents that are not destroyed. Others do not count.
  func keepingHolds(_ id: Int) -> [ReferenceEvent] {
    self[id].holds.filter { $0.parent.map { self[$0].destroyed == nil } ?? false }
  }

  private func isHeld(_ id: Int) -> Bool { !keepingHolds(id).isEmpty }

  mutating func hold(_ id: Int, _ event: ReferenceEvent) {
    let isKnown = self[id].holds.contains {
      $0.parent == event.parent && $0.property == event.property
    }
    if !isKnown { self[id].holds.append(event) }
    if isHeld(id) { self[id].lost = nil }
  }

  mutating func unhold(_ id: Int, _ event: ReferenceEvent) {
    let wasHeld = isHeld(id)
    self[id].holds.removeAll { $0.parent == event.parent && $0.property == event.property }
    if wasHeld, !isHeld(id), self[id].parent != nil, isOnTree(id) { self[id].lost = event }
  }

  /// Reports a RIB whose holds are not read from here on, once.
  mutating func unread(_ id: Int, _ event: ReferenceEvent) {
    if !self[id].isUnread { report("holds-not-read", "info", event) }
    self[id].isUnread = true
  }

  mutating func judgeLostChildren() {
    for id in order {
      guard let lost = self[id].lost, let attach = self[id].attaches.last,
        !self[attach.parent].isUnread
      else { continue }
      reportAtEnd(
        "lost-child", "error", id, at: lost, [attach.event, nextOfItsName(id, after: attach)])
    }
  }

  /// The attach of the next sibling of the same name to the same parent. Names are as known at that attach.
  private func nextOfItsName(_ id: Int, after attach: ReferenceAttach) -> ReferenceEvent? {
    if attach.name == "?" { return nil }
    let others = order.filter { $0 != id }.flatMap { self[$0].attaches }
    let siblings = others.filter { $0.parent == attach.parent && $0.name == attach.name }
    let next = siblings.map(\.event).filter { $0.order > attach.event.order }
      .min { $0.order < $1.order }
    // A RIB that comes after the first one has left is not a sibling.
    let left = self[id].detaches.map(\.event.order).first { $0 > attach.event.order }
    return next.flatMap { $0.order < left ?? .max ? $0 : nil }
  }
}
