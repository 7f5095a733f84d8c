extension Array {
  /// Removes the first element that is the same object as the given one. Does nothing if there is none.
  ///
  /// - Parameter element: The object to remove.
  public mutating func removeElementByReference(_ element: Element) {
    let object = element as AnyObject
    if let index = firstIndex(where: { $0 as AnyObject === object }) { remove(at: index) }
  }
}
