// The trace format, written down once. The reader, the writer, the JSON Schema, the fuzzer's dictionary and the
// tests' random events follow from this table. CONTRIBUTING.md lists the files that a new event needs; this is the first.

/// The keys of a trace's lines.
package enum Key: String, CaseIterable, Sendable {
  case type, seq, t, thread, at, id, rib, kind, parent, cause, property, removed, object, name
  case waited, workflow, worker, phase, step, count, reason
  case path, suspects, cut, address
  case version, session, app, runtime, platform, startedAt, appVersion, build, device, tags, sampled
  case checkpoint, otherNodes
}

/// The values of `type` other than `trace`, which begins a session.
package enum EventType: String, CaseIterable, Sendable {
  case create, launch, attach, activate, load, detach, deactivate, destroy, hold, unhold, unread
  case appear, disappear, leak, workflow, worker, mark, settle, unsettled, drop, end
  case holder
}

extension EventType {
  /// What a line of this type looks like.
  package var format: LineFormat {
    switch self {
    case .create: event("The router was initialised.", .id, .rib, .kind)
    case .launch: aboutRIB("The RIB became a root.", .id)
    case .attach: aboutRIB("attachChild was called.", .id, .parent)
    case .activate: aboutRIB("The interactor became active.", .id)
    case .load: aboutRIB("The router is about to load.", .id)
    case .detach:
      aboutRIB(
        "detachChild was called, or the parent was deallocated.",
        .optional(.cause, DetachCause.kind, "Who let go of the child: 'call' if left out."),
        .id, .parent)
    case .deactivate: aboutRIB("The interactor became inactive.", .id)
    case .destroy: aboutRIB("The router was deallocated.", .id)
    case .hold:
      aboutRIB(
        "A stored property of the parent's router or interactor was seen to hold the child.",
        .id, .parent, .property)
    case .unhold:
      aboutRIB("The property was seen to hold the child no longer.", .id, .parent, .property)
    case .unread:
      aboutRIB(
        "From here on it is not read which properties of the RIB hold its children: it was used off the main thread.",
        .id)
    case .appear: aboutRIB("The RIB's view came on screen.", .id)
    case .disappear:
      aboutRIB(
        "The RIB's view went off screen.", .id,
        .required(
          .removed, .flag, "Whether the view left its container: popped, swiped back, dismissed."))
    case .leak:
      aboutRIB(
        "An object of the RIB was still alive after it should have been deallocated.", .id,
        .required(
          .object, .text, "The object's role in the RIB: interactor, presenter, viewController."),
        .required(.name, .text, "The object's type."),
        .required(.waited, .count, "How long the leak detector waited, in nanoseconds."))
    case .holder:
      aboutRIB(
        "The app searched for what holds an object of the RIB that should be gone.", .id,
        .required(
          .object, .text,
          "The object's role in the RIB: router, interactor, presenter, viewController."),
        .required(.name, .text, "The object's type."),
        .optional(
          .path, .text,
          "The stored properties that lead to it, and its type: '1:RootRouter.history[2] > 4:ProfileRouter'. A number is the id of the RIB whose part it is. Left out if no property was found."
        ),
        .optional(
          .suspects, .text,
          "What may hold it unseen, if no property was found: 'ProfileInteractor.onTick closure, ProfileInteractor.updates subscription'."
        ),
        .optional(.cut, .flag, "Whether the app stopped looking before it had seen everything."),
        .optional(
          .address, .text,
          "Where the object is in memory, for a report of macOS' leaks: '0x600000260040'. Left out unless the app asks for it."
        ))
    case .workflow:
      event(
        "A workflow advanced.",
        .required(.workflow, .count, "The workflow's instance."),
        .required(.name, .text, "The workflow's type."),
        .required(.phase, WorkflowPhase.kind, "How far the workflow is."),
        .optional(.step, .count, "The step's number."),
        .optional(.id, .positive, "The RIB that the actionable item belongs to, if known."))
    case .worker:
      event(
        "A worker started or stopped.",
        .required(.worker, .count, "The worker's instance."),
        .required(.name, .text, "The worker's type."),
        .required(.phase, WorkerPhase.kind, "Whether the worker started or stopped."),
        .optional(.id, .positive, "The RIB whose interactor it is bound to."))
    case .mark:
      event(
        "A point that the app or a test names.", .required(.name, .text, "The point's name."))
    case .settle: event("Everything that was going to be deallocated has been.")
    case .unsettled:
      event(
        "The app waited until everything that was going to be deallocated had been, and gave up.",
        .required(.waited, .count, "How long the app waited, in nanoseconds."))
    case .drop:
      event(
        "Events could not be written.",
        .required(.count, .positive, "How many events were lost."))
    case .end:
      event(
        "The session closed in order.",
        .required(
          .reason, EndReason.kind,
          "'teardown' if everything should be gone, 'exit' if the tree may stay up."))
    }
  }
}

extension LineFormat {
  /// A session's first line.
  package static let header = LineFormat(
    type: nil, description: "A session's first line.",
    keys: [
      .required(.version, .version, "The version of the format."),
      .optional(.session, .text, "Names the session."),
      .optional(.app, .text, "The app's name."),
      .optional(.runtime, .text, "What recorded the trace, with its version."),
      .optional(.platform, .text, "The operating system."),
      .optional(.startedAt, .text, "When the session began, in ISO 8601."),
      .optional(.appVersion, .text, "The app's version."),
      .optional(.build, .text, "The number of the app's build."),
      .optional(
        .device, .text, "The class of the device, such as 'iPhone16,1'; never which device it is."),
      .optional(
        .tags, .tags,
        "What else the app says of the session, such as its channel; never of the user."),
      .optional(
        .sampled, .flag,
        "Whether the tree was sampled from outside, so that changes between two samples are missing."
      ),
      .optional(
        .otherNodes, .flag,
        "Whether the tree has nodes that are no RIBs, so that reports say node instead of RIB."),
      .optional(
        .checkpoint, .positive,
        "The number of the last event of the checkpoint with which the trace begins. Of the events up to this one only those are left that still mattered after it. Left out if the trace has all events."
      ),
    ])

  /// The header, then every event.
  package static let all = [header] + EventType.allCases.map(\.format)

  /// What every event has.
  fileprivate static let common: [KeyFormat] = [
    .optional(
      .seq, .positive,
      "Rises by one from event to event of a session; a hole means lost events. Either all events have it or none."
    ),
    .required(.t, .count, "Nanoseconds since the session began, on a monotonic clock."),
    .optional(.thread, .text, "The thread's name or number, if it was not the main thread."),
    .optional(.at, .text, "The call site, Module/File.swift:LINE."),
  ]
}

extension KeyFormat {
  fileprivate static let id = required(
    .id, .positive, "Names one router instance: given out once in a session and never again.")
  fileprivate static let rib = required(
    .rib, .text,
    "The router's type name without Router. In a trace without 'create', the first event that names the RIB has it."
  )
  fileprivate static let kind = required(
    .kind, RIBKind.kind,
    "Whether the RIB has a view of its own; 'launch' is the router an app is launched with.")
  fileprivate static let parent = required(.parent, .positive, "The parent's id.")
  fileprivate static let property = required(.property, .text, "The property, Type.name.")
}

extension EventType {
  private func event(_ description: StaticString, _ keys: KeyFormat...) -> LineFormat {
    LineFormat(type: self, description: description, keys: LineFormat.common + keys)
  }

  /// An event that introduces its RIB if no `create` did.
  private func aboutRIB(_ description: StaticString, _ keys: KeyFormat...) -> LineFormat {
    let introduction = [KeyFormat.rib.optional, KeyFormat.kind.optional]
    return LineFormat(
      type: self, description: description, keys: LineFormat.common + introduction + keys)
  }
}
