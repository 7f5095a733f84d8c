import RIBsTrace

/// An event of each kind with every optional key, and of some kinds one without.
package let everyBody: [(body: TraceEvent.Body, text: String)] = [
  (
    .create(id: 1, rib: "Root", kind: .launch),
    #""type":"create","seq":7,"t":9,"id":1,"rib":"Root","kind":"launch""#
  ),
  (.launch(id: 1), #""type":"launch","seq":7,"t":9,"id":1"#),
  (.attach(id: 2, parent: 1), #""type":"attach","seq":7,"t":9,"id":2,"parent":1"#),
  (.activate(id: 2), #""type":"activate","seq":7,"t":9,"id":2"#),
  (.load(id: 2), #""type":"load","seq":7,"t":9,"id":2"#),
  (
    .detach(id: 2, parent: 1, cause: .call),
    #""type":"detach","seq":7,"t":9,"id":2,"parent":1,"cause":"call""#
  ),
  (
    .detach(id: 2, parent: 1, cause: .deinit),
    #""type":"detach","seq":7,"t":9,"id":2,"parent":1,"cause":"deinit""#
  ),
  (.deactivate(id: 2), #""type":"deactivate","seq":7,"t":9,"id":2"#),
  (.destroy(id: 2), #""type":"destroy","seq":7,"t":9,"id":2"#),
  (
    .hold(id: 2, parent: 1, property: "RootRouter.feed"),
    #""type":"hold","seq":7,"t":9,"id":2,"parent":1,"property":"RootRouter.feed""#
  ),
  (
    .unhold(id: 2, parent: 1, property: "RootRouter.feed"),
    #""type":"unhold","seq":7,"t":9,"id":2,"parent":1,"property":"RootRouter.feed""#
  ),
  (.appear(id: 2), #""type":"appear","seq":7,"t":9,"id":2"#),
  (
    .disappear(id: 2, removed: true),
    #""type":"disappear","seq":7,"t":9,"id":2,"removed":true"#
  ),
  (
    .disappear(id: 2, removed: false),
    #""type":"disappear","seq":7,"t":9,"id":2,"removed":false"#
  ),
  (
    .leak(id: 2, object: "presenter", name: "FeedPresenter", waited: 5),
    #""type":"leak","seq":7,"t":9,"id":2,"object":"presenter","name":"FeedPresenter","waited":5"#
  ),
  (
    .workflow(.init(workflow: 3, name: "Open", phase: .wait, step: 0, id: 2)),
    #""type":"workflow","seq":7,"t":9,"workflow":3,"name":"Open","phase":"wait","step":0,"id":2"#
  ),
  (
    .workflow(.init(workflow: 3, name: "Open", phase: .cancel)),
    #""type":"workflow","seq":7,"t":9,"workflow":3,"name":"Open","phase":"cancel""#
  ),
  (
    .worker(.init(worker: 4, name: "Sync", phase: .stop, id: 2)),
    #""type":"worker","seq":7,"t":9,"worker":4,"name":"Sync","phase":"stop","id":2"#
  ),
  (
    .worker(.init(worker: 4, name: "Sync", phase: .start)),
    #""type":"worker","seq":7,"t":9,"worker":4,"name":"Sync","phase":"start""#
  ),
  (.mark(name: "half way"), #""type":"mark","seq":7,"t":9,"name":"half way""#),
  (.settle, #""type":"settle","seq":7,"t":9"#),
  (.drop(count: 12), #""type":"drop","seq":7,"t":9,"count":12"#),
  (.end(.teardown), #""type":"end","seq":7,"t":9,"reason":"teardown""#),
]
