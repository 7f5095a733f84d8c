// Kid has Mom dismiss it, and leaves only then.
// with: SheetFamily, GranHidesMom
extension KidInteractor {
  func leave() {
    listener?.kidDidClose()
    listener?.kidDidLeave()
  }
}

extension GranInteractor {
  func watch() {}
}
