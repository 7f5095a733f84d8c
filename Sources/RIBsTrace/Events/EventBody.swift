extension TracedEvent {
  /// What happened. An `id` names one router instance in its session.
  public enum Body: Sendable, Equatable {
    /// The router was initialised.
    case create(id: Int, rib: Text, kind: RIBKind)
    /// The RIB became a root.
    case launch(id: Int)
    /// `attachChild` was called.
    case attach(id: Int, parent: Int)
    /// The interactor became active.
    case activate(id: Int)
    /// The router is about to load.
    case load(id: Int)
    /// `detachChild` was called, or the parent was deallocated.
    case detach(id: Int, parent: Int, cause: DetachCause)
    /// The interactor became inactive.
    case deactivate(id: Int)
    /// The router was deallocated.
    case destroy(id: Int)
    /// A stored property of the parent's router or interactor was seen to hold the child.
    case hold(id: Int, parent: Int, property: Text)
    /// The property was seen to hold the child no longer.
    case unhold(id: Int, parent: Int, property: Text)
    /// From here on it is not read which properties of the RIB hold its children.
    case unread(id: Int)
    /// The RIB's view came on screen.
    case appear(id: Int)
    /// The RIB's view went off screen; `removed` if it left its container.
    case disappear(id: Int, removed: Bool)
    /// An object of the RIB was still alive `waited` nanoseconds after it should have been deallocated.
    case leak(id: Int, object: Text, name: Text, waited: Int)
    /// The app searched for what holds an object of the RIB that should be gone.
    case holder(Holder)
    /// A workflow advanced.
    case workflow(Workflow)
    /// A worker started or stopped.
    case worker(Worker)
    /// A point that the app or a test names.
    case mark(name: Text)
    /// Everything that was going to be deallocated has been.
    case settle
    /// The app waited `waited` nanoseconds for that, and gave up.
    case unsettled(waited: Int)
    /// `count` events could not be written.
    case drop(count: Int)
    /// The session closed in order.
    case end(EndReason)
  }
}

// The only place that takes events apart into the values of their keys, and makes events of such values.

extension TracedEvent.Body {
  /// The event's type.
  package var type: EventType {
    switch self {
    case .create: .create
    case .launch: .launch
    case .attach: .attach
    case .activate: .activate
    case .load: .load
    case .detach: .detach
    case .deactivate: .deactivate
    case .destroy: .destroy
    case .hold: .hold
    case .unhold: .unhold
    case .unread: .unread
    case .appear: .appear
    case .disappear: .disappear
    case .leak: .leak
    case .holder: .holder
    case .workflow: .workflow
    case .worker: .worker
    case .mark: .mark
    case .settle: .settle
    case .unsettled: .unsettled
    case .drop: .drop
    case .end: .end
    }
  }

  /// Emits the event's own keys in the order they are written.
  @inline(__always)
  package func emit(to fields: inout some FieldSink<Text> & ~Copyable) {
    switch self {
    case .create(let id, let rib, let kind):
      fields.number(.id, id)
      fields.text(.rib, rib)
      fields.word(.kind, kind)
    case .launch(let id): fields.number(.id, id)
    case .attach(let id, let parent):
      fields.number(.id, id)
      fields.number(.parent, parent)
    case .activate(let id): fields.number(.id, id)
    case .load(let id): fields.number(.id, id)
    case .detach(let id, let parent, let cause):
      fields.number(.id, id)
      fields.number(.parent, parent)
      fields.word(.cause, cause)
    case .deactivate(let id): fields.number(.id, id)
    case .destroy(let id): fields.number(.id, id)
    case .hold(let id, let parent, let property):
      fields.number(.id, id)
      fields.number(.parent, parent)
      fields.text(.property, property)
    case .unhold(let id, let parent, let property):
      fields.number(.id, id)
      fields.number(.parent, parent)
      fields.text(.property, property)
    case .unread(let id): fields.number(.id, id)
    case .appear(let id): fields.number(.id, id)
    case .disappear(let id, let removed):
      fields.number(.id, id)
      fields.flag(.removed, removed)
    case .leak(let id, let object, let name, let waited):
      fields.number(.id, id)
      fields.text(.object, object)
      fields.text(.name, name)
      fields.number(.waited, waited)
    case .holder(let it):
      fields.number(.id, it.id)
      fields.text(.object, it.object)
      fields.text(.name, it.name)
      fields.text(.path, it.path)
      fields.text(.suspects, it.suspects)
      fields.flag(.cut, it.isCut)
      fields.text(.address, it.address)
    case .workflow(let it):
      fields.number(.workflow, it.workflow)
      fields.text(.name, it.name)
      fields.word(.phase, it.phase)
      fields.number(.step, it.step)
      fields.number(.id, it.id)
    case .worker(let it):
      fields.number(.worker, it.worker)
      fields.text(.name, it.name)
      fields.word(.phase, it.phase)
      fields.number(.id, it.id)
    case .mark(let name): fields.text(.name, name)
    case .settle: break
    case .unsettled(let waited): fields.number(.waited, waited)
    case .drop(let count): fields.number(.count, count)
    case .end(let reason): fields.word(.reason, reason)
    }
  }

  /// The value of the key `type`.
  package var name: String { type.rawValue }

  /// - Parameter values: Must have every key that the format requires of the type, each of its kind.
  @inline(__always)
  package init(_ type: EventType, _ values: borrowing some FieldValues<Text> & ~Copyable) {
    switch type {
    case .create: self = .create(id: values[.id], rib: values[.rib], kind: values[.kind])
    case .launch: self = .launch(id: values[.id])
    case .attach: self = .attach(id: values[.id], parent: values[.parent])
    case .activate: self = .activate(id: values[.id])
    case .load: self = .load(id: values[.id])
    case .detach:
      self = .detach(
        id: values[.id], parent: values[.parent], cause: values.word(.cause) ?? .call)
    case .deactivate: self = .deactivate(id: values[.id])
    case .destroy: self = .destroy(id: values[.id])
    case .hold:
      self = .hold(id: values[.id], parent: values[.parent], property: values[.property])
    case .unhold:
      self = .unhold(id: values[.id], parent: values[.parent], property: values[.property])
    case .unread: self = .unread(id: values[.id])
    case .appear: self = .appear(id: values[.id])
    case .disappear: self = .disappear(id: values[.id], removed: values[.removed])
    case .leak:
      self = .leak(
        id: values[.id], object: values[.object], name: values[.name], waited: values[.waited])
    case .holder:
      self = .holder(
        TracedEvent.Holder(
          id: values[.id], object: values[.object], name: values[.name], path: values.text(.path),
          suspects: values.text(.suspects), isCut: values.flag(.cut),
          address: values.text(.address)))
    case .workflow:
      self = .workflow(
        TracedEvent.Workflow(
          workflow: values[.workflow], name: values[.name], phase: values[.phase],
          step: values.number(.step), id: values.number(.id)))
    case .worker:
      self = .worker(
        TracedEvent.Worker(
          worker: values[.worker], name: values[.name], phase: values[.phase],
          id: values.number(.id)))
    case .mark: self = .mark(name: values[.name])
    case .settle: self = .settle
    case .unsettled: self = .unsettled(waited: values[.waited])
    case .drop: self = .drop(count: values[.count])
    case .end: self = .end(values[.reason])
    }
  }
}
