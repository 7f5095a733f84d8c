// The function calls itself until as many pages are left as there are views.
// with: Pages, CountingStack, MomOfPages
extension MomRouter {
  func keep(_ count: Int) {
    guard count <= pages.count, let page = pages.popLast() else { return }
    detachChild(page)
    keep(count)
  }
}
