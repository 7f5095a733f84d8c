/// Something that can be ended.
public protocol Disposable {
  /// Ends it.
  func dispose()
}

/// Makes disposables.
public enum Disposables {
  /// Makes one that calls a closure, once.
  public static func create(with end: @escaping () -> Void = {}) -> any Disposable {
    ClosureDisposable(end)
  }
}

private final class ClosureDisposable: Disposable {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  func dispose() {
    let end = end
    self.end = nil
    end?()
  }
}

/// Ends several disposables together. What is added afterwards ends at once.
public final class CompositeDisposable: Disposable {
  private var members: [any Disposable]? = []

  /// Makes an empty one.
  public init() {}

  /// How many there are.
  public var count: Int { members?.count ?? 0 }

  /// Adds one. Returns false if it was ended at once.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> Bool {
    if members == nil { disposable.dispose() } else { members?.append(disposable) }
    return members != nil
  }

  /// Ends all.
  public func dispose() {
    let ending = members ?? []
    members = nil
    for member in ending { member.dispose() }
  }
}
