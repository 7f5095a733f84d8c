import RIBsAnalysis

/// `cleared-not-detached`
enum ClearedNotDetachedRule: SourceRule {
  static let page = RulePage.clearedNotDetached

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for lost in source.lostChildren {
      let (event, rib) = (lost.event, source.name(lost.parent))
      let (entry, child) = (event.context.entry, source.names(lost.children))
      let change = event.isOneOfMany ? "takes a child out of" : "empties"
      reporter.report(
        at: event.place, path: source.path(lost.parent, lost.children),
        certainty: lost.certainty,
        message:
          event.isRest
          ? "\(rib) detaches one child and empties \(event.slot.name), which may hold more: the others stay attached, and nothing refers to them any more."
          : "\(rib) \(change) \(event.slot.name) and does not detach \(child): \(child) stays attached, and nothing refers to it any more.",
        fix: event.isRest
          ? "Detach all children before you empty \(event.slot.name)."
          : event.isOneOfMany
            ? "Detach the child that you take out of \(event.slot.name)." : nil,
        related: entry.place == event.place ? [] : [(entry.place, "\(entry.name) leads here")],
        more: [event.slot.name])
    }
  }
}

/// A child that stays attached while its slot is emptied.
struct LostChild {
  let parent: Int
  let children: [Int]
  let event: SlotEvent
  let certainty: Certainty
}

extension SourceFacts {
  /// The children that are lost, the first event of each place.
  func findLostChildren() -> [LostChild] {
    flow.letGo.sorted { $0.key < $1.key }.flatMap { parent, events in
      var seen: Set<SourcePlace> = []
      return events.sorted { ($0.place, $0.slot) < ($1.place, $1.slot) }
        .compactMap { lostChild($0, of: parent) }
        .filter { seen.insert($0.event.place).inserted }
    }
  }

  private func lostChild(_ event: SlotEvent, of parent: Int) -> LostChild? {
    let attaches = flow.attaches.filter {
      $0.parent == parent && ($0.slot == event.slot || $0.held == event.slot)
    }
    let children = Set(attaches.flatMap(\.children)).sorted()
    guard !children.isEmpty, isAlive(event.context, event.isRest ? [] : children, parent),
      !event.isRest || isOneOfSeveral(event, attaches, parent),
      let property = property(event.slot, of: parent), property.item.strength == .strong,
      !hasWrapper(property),
      // What is attached out of a slot was in it before, unattached.
      !attaches.contains(where: { $0.held == event.slot })
    else { return nil }
    // A function that detaches may leave the clearing to this one, and other code may detach what it was given.
    let isLeft = (flow.uncleared[parent] ?? []).contains { $0.slot == event.slot }
    let isHanded = flow.screens[parent]?.handedSlots.contains(event.slot) ?? false
    let isKept = attaches.contains { $0.keptIn.count > 1 || isPermanent($0) }
    guard !isLeft, !isHanded, !isKept, !canLeaveWithoutSlot(children, of: parent),
      !detachesWithoutSlot(children, of: parent),
      !event.isOneOfMany || isLost(event, of: parent, property.item)
    else { return nil }
    return LostChild(
      parent: parent, children: children, event: event,
      certainty: event.certainty.joined(.joined(attaches.map(\.certainty))))
  }

  /// Whether nothing in the sources may detach a child that an entry takes out of a list. What the entry replaces is left to
  /// `unguarded-attach`.
  private func isLost(_ event: SlotEvent, of parent: Int, _ list: Property) -> Bool {
    let entry = event.context.entry.place
    let attaches = flow.attaches.filter { $0.parent == parent && $0.slot == event.slot }
    guard list.observers.isEmpty, !detachesUnseen(parent), !hasDetachingObjects() else {
      return false
    }
    let entries = Set(attaches.map(\.context.entry.place))
    // An attach in another function does not replace the child that is lost here.
    let line = app.line(ofFunctionAround: event.place)
    return !attaches.contains {
      $0.isUnguarded && $0.context.entry.place == entry
        && app.line(ofFunctionAround: $0.place) == line
    }
      // A closure that was made where the child was attached may detach it at any time.
      && !flow.detaches.contains {
        $0.parent == parent && $0.context.isLater
          && entries.contains($0.context.entry.storedBy ?? $0.context.entry.place)
      }
      && !flow.detaches.contains { detach in
        detach.parent == parent
          && ((detach.context.entry.storedBy ?? detach.context.entry.place) == entry
            && !event.isRest
            || detach.slot == nil && detach.children.isEmpty)
      }
  }

  /// Whether a list that was emptied can hold several children, of which the entry detaches the one at an end alone.
  private func isOneOfSeveral(
    _ event: SlotEvent, _ attaches: [AttachEvent], _ parent: Int
  ) -> Bool {
    let own = flow.detaches.filter {
      $0.parent == parent && $0.context.isOfOneEvent(with: event.context)
    }
    return attaches.contains { $0.isAdded && !$0.isAlone }
      && own.allSatisfy { $0.isAtAnEnd && $0.slot == event.slot } && Set(own.map(\.call)).count == 1
  }

  /// Whether the children are attached when an entry runs: a user, a stream or a child is the reason, and nothing on the
  /// way ends a child or its parent.
  private func isAlive(_ context: EventContext, _ children: [Int], _ parent: Int) -> Bool {
    let entry = context.entry
    return isReachable(entry) && [.event, .tap, .stream, .child].contains(context.reach)
      && !app.dialect.cleanup.contains(entry.name) && entry.name != "deinit"
      && children.allSatisfy { !detaches($0, of: parent, in: context) }
  }

  /// Whether the parent detaches one of the children without its slot, as one of all children or through an object.
  private func detachesWithoutSlot(_ children: [Int], of parent: Int) -> Bool {
    flow.detaches.contains { detach in
      detach.parent == parent && detach.slot == nil && isReachable(detach.context.entry)
        && (detach.mayBeAny || !Set(detach.children).isDisjoint(with: children))
    }
  }
}
