import RIBsAnalysis

/// What a reading of a small app shows: several parents, a circle, all grades of edges, hazards, and a trace.
package enum ShopSource {
  package static let tree = staticTree(
    """
    launch Root in App @App/Root/RootRouter.swift:5
    router Welcome in App @App/Welcome/WelcomeRouter.swift:4
    viewable Cart in Cart @Features/Cart/CartRouter.swift:3
    Root attaches Welcome @App/Root/RootRouter.swift:20
    Root attaches Main @App/Root/RootRouter.swift:31
    Root detaches Welcome @App/Root/RootRouter.swift:40
    Main attaches Home @App/MainRouter.swift:14 wrapped
    Main attaches Cart @App/MainRouter.swift:15 wrapped
    Main attaches Account @App/MainRouter.swift:16 wrapped
    Home attaches Product @App/HomeRouter.swift:22
    Home detaches Product @App/HomeRouter.swift:29
    Cart attaches Product @Features/Cart/CartRouter.swift:19
    Cart builds Coupon @Features/Cart/CartBuilder.swift:12
    Product attaches Home @App/ProductRouter.swift:33
    Product attaches Reviews @App/ProductRouter.swift:40
    Account declares Login @App/AccountInteractor.swift:7
    Account attaches Orders @App/AccountRouter.swift:18
    Orders attaches Product @App/OrdersRouter.swift:18
    Welcome attaches Login @App/Welcome/WelcomeRouter.swift:17
    Debug attaches Flags @App/DebugRouter.swift:9
    """)

  package static let report = SourceReport(
    paths: ["/home/me/Shop"], files: 48, lines: 3120, tree: tree,
    hazards: [
      hazard("unguarded-attach", "Home/Product", at: "App/HomeRouter.swift:22", .error),
      hazard("late-reference", "Home/Product", at: "App/HomeRouter.swift:22", .info),
      hazard("not-cleared", "Root/Welcome", at: "App/Root/RootRouter.swift:40"),
      hazard("undisposed-subscription", "Account", at: "App/AccountInteractor.swift:31"),
      hazard("undisposed-subscription", "Account", at: "App/AccountInteractor.swift:38"),
      hazard("unstored-child", "Orders/Product", at: "App/OrdersRouter.swift:18"),
      hazard("off-main-route", "Nowhere", at: "App/Worker.swift:3"),
    ])

  /// The second tap on a product loses the first one.
  package static let trace = """
    root Root
    open Root Welcome @App/RootRouter.swift:20
    close Root Welcome @App/RootRouter.swift:40
    open Root Main @App/RootRouter.swift:31
    open Main Home @Shared/Router+Attach.swift:8
    open Main Cart @Shared/Router+Attach.swift:8
    open Home Product @App/HomeRouter.swift:22
    hold Home.product Product
    open Home Product#2 @App/HomeRouter.swift:22
    unhold Home.product Product
    hold Home.product Product#2
    open Product#2 Ads @App/AdsPlugin.swift:3
    """

  package static let explains = [
    "unguarded-attach": ["lost-child"], "not-cleared": ["double-detach"],
  ]

  /// The report, joined with the trace.
  package static func joined() throws -> SourceReport {
    report.joined(with: [try joinedTrace(trace)], explains: explains)
  }
}
