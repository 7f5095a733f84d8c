import RIBsAnalysis

// Views that report their end before it is certain.
extension LeaveReports {
  /// A view that reports its end as soon as the user begins to take it away.
  struct EarlyReport {
    let place: SourcePlace
    let hook: String
    /// The functions of the listener that are called then.
    let told: Set<String>
  }

  /// Where a view reports its end as soon as the user begins to take it away.
  ///
  /// Source: Apple's documentation of `viewWillDisappear` and of `presentationControllerWillDismiss`. `viewWillAppear`
  /// follows a back swipe that the user cancels. Nothing follows a pull that the user cancels.
  func earlyReport(of child: Int, _ way: ViewLoss.Way) -> EarlyReport? {
    let name = way == .swipe ? "viewWillDisappear" : "presentationControllerWillDismiss"
    for view in classes(of: child) where way == .swipe || isDelegateOfItsPresentation(view) {
      for hook in app.methods(name, of: view)
      where !SyntaxWalk.mentions(anyOf: ["transitionCoordinator"], in: hook.item.body ?? []) {
        let told = functionsTold(by: [hook], of: child, way)
        if !told.isEmpty {
          return EarlyReport(place: hook.place(hook.item.line), hook: name, told: told)
        }
      }
    }
    return nil
  }

  /// Whether a view makes itself the delegate of its presentation controller.
  private func isDelegateOfItsPresentation(_ view: Int) -> Bool {
    app.ancestors[view].flatMap { app.types[$0].code }.contains { function in
      var isSet = false
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        if case .assign(let target, .name("self")) = expression,
          target.withoutOptionals.chain?.suffix(2) == ["presentationController", "delegate"]
        {
          isSet = true
        }
      }
      return isSet
    }
  }
}
