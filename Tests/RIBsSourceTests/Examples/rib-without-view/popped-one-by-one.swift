// One page is detached for each call of the delegate. The user goes back past two.
// with: Pages, CountingStack, MomOfPages
extension MomRouter {
  func keep(_ count: Int) {
    guard count <= pages.count, let page = pages.popLast() else { return }
    detachChild(page)  // reported: warning
  }
}
