/// Calls that are wrong when they are made.
extension ReferenceSession {
  mutating func attach(_ c: Int, _ event: ReferenceEvent) {
    guard let p = event.parent else { return }
    if isInSubtree(p, of: c) {
      report("attach-cycle", "error", event)
    } else if self[c].parent == p {
      report("double-attach", "error", event, [self[c].attaches.last?.event])
    } else {
      let (earlier, wasGone) = (self[c].parent, isGone(p))
      let last = self[c].attaches.last?.event
      self[c].parent = p
      let name = self[c].name
      self[c].attaches.append(
        ReferenceAttach(event: event, parent: p, path: path(p) + "/" + name, name: name))
      if earlier != nil {
        report("second-parent", "error", event, [last])
      } else if wasGone {
        report("attach-under-detached", "error", event, [self[p].offTree ?? self[p].destroyed])
      }
    }
    checkThread(event)
  }

  mutating func detach(_ c: Int, _ event: ReferenceEvent) {
    guard let p = event.parent else { return }
    let isAttachedToP = self[c].parent == p
    if event.cause == "deinit" {
      if isAttachedToP { takeOff(c, event) }
      return
    }
    if self[c].attaches.isEmpty {
      report("detach-unattached", "error", event, [self[c].created])
    } else if self[c].parent == nil {
      report("double-detach", "error", event, [self[c].detaches.last?.event])
    } else if !isAttachedToP {
      report("wrong-parent-detach", "error", event, [self[c].attaches.last?.event])
    } else {
      // A RIB that was on the tree after its last attach has left the tree later than that attach.
      let wasOnTree = self[c].offTree.map { $0.order > attachOrder(c) } ?? false
      if !isOnTree(c), !self[p].isActive, !self[c].isActive, wasOnTree {
        report("detach-after-cascade", "error", event, [self[c].offTree])
      } else if self[c].loads.isEmpty, events.contains(where: { $0.type == "load" }) {
        report("detach-during-attach", "warning", event, [self[c].attaches.last?.event])
      }
      strandSiblings(c, p, event)
      takeOff(c, event)
      // A later attach starts anew.
      self[c].lost = nil
      self[c].stranded = nil
      checkChurn(p, event)
    }
    checkThread(event)
  }

  private mutating func takeOff(_ c: Int, _ event: ReferenceEvent) {
    self[c].parent = nil
    self[c].detaches.append(ReferenceDetach(event: event, name: self[c].name))
  }

  private mutating func checkThread(_ event: ReferenceEvent) {
    if event.thread != nil { report("off-main-thread", "warning", event) }
  }

  mutating func activate(_ id: Int, _ event: ReferenceEvent) {
    let activates = event.type == "activate"
    if self[id].isActive == activates { report("unbalanced-activation", "warning", event) }
    self[id].isActive = activates
  }
}
