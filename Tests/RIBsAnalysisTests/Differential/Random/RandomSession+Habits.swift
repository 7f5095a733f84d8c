/// Flows, workers, and habits that take many events to show.
extension RandomSession {
  mutating func runWorkflow() {
    if app.workflows.isEmpty || random.chance(40) {
      app.workflows.append((app.nextFlow, random.pick(["OpenPost", "LogIn"])))
      app.nextFlow += 1
      step(app.workflows.count - 1, #""start""#)
      return
    }
    let index = random.number(0...app.workflows.count - 1)
    let phase = random.pick([
      #""wait""#, #""wait""#, #""step""#, #""complete""#, #""fail""#, #""cancel""#,
    ])
    step(index, phase)
    if [#""complete""#, #""fail""#, #""cancel""#].contains(phase), random.chance(95) {
      app.workflows.remove(at: index)
    }
  }

  private mutating func step(_ index: Int, _ phase: String) {
    let flow = app.workflows[index]
    let id = random.any(app.ribs.map { "\($0.id)" })
    emit(
      "workflow",
      [
        "workflow": "\(flow.number)", "name": "\"\(flow.name)\"", "phase": phase,
        "step": random.pick(["null", "0", "1", "2"]),
        "id": random.chance(70) ? id ?? "null" : "null",
      ])
  }

  mutating func runWorker() {
    if let index = app.workers.indices.last, random.chance(40) {
      let worker = app.workers.remove(at: index)
      emitWorker(worker, "stop")
    } else if let id = random.any(app.ribs.map(\.id)) {
      app.workers.append((app.nextFlow, "Clock", id))
      app.nextFlow += 1
      emitWorker(app.workers[app.workers.count - 1], "start")
    }
  }

  private mutating func emitWorker(
    _ worker: (number: Int, name: String, id: Int), _ phase: String
  ) {
    emit(
      "worker",
      [
        "worker": "\(worker.number)", "name": "\"\(worker.name)\"", "phase": "\"\(phase)\"",
        "id": random.chance(90) ? "\(worker.id)" : "null",
      ])
  }

  /// Builds tabs anew at every tap: just enough for a finding, or nearly so.
  mutating func rebuildTabs() {
    let times = random.number(4...6)
    for _ in 0..<times {
      for name in ["Home", "Menu"] where random.chance(97) {
        let id = create(name)
        attach(id, 1, at: site())
        if random.chance(10) { awake(id) }
        if random.chance(98) {
          app[id].parent = nil
          emit("detach", ["id": "\(id)", "parent": "1", "at": site()])
        }
        if random.chance(60) { die(id) }
        if random.chance(3) { reopen(id) }
      }
    }
  }

  /// Visits a screen that leaves one more RIB behind each time.
  mutating func grow() {
    for _ in 0..<random.number(3...6) {
      if random.chance(85) { _ = create("Post") }
      if random.chance(20) { _ = create("Tab") }
      if random.chance(10), let id = random.any(app.parked) { die(id) }
      emit("mark", ["name": #""home""#])
    }
  }
}
