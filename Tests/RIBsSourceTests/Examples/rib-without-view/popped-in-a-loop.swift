// As many pages are detached as views have left the stack.
// with: Pages, CountingStack, MomOfPages
extension MomRouter {
  func keep(_ count: Int) {
    while count <= pages.count, let page = pages.popLast() {
      detachChild(page)
    }
  }
}
