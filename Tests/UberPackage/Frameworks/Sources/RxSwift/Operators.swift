// What workflows need of RxSwift, for one subscriber after another on the main thread.

extension Observable {
  /// Sends one value, and ends.
  public static func just(_ element: Element) -> Observable<Element> {
    Observable { send in
      send(.next(element))
      send(.completed)
      return Disposables.create()
    }
  }

  /// Fails at once.
  public static func error(_ error: any Error) -> Observable<Element> {
    Observable { send in
      send(.error(error))
      return Disposables.create()
    }
  }

  /// Turns each value into another.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Observable<Result> {
    Observable<Result> { send in
      self.start { event in
        switch event {
        case .next(let element): send(.next(transform(element)))
        case .error(let error): send(.error(error))
        case .completed: send(.completed)
        }
      }
    }
  }

  /// Leaves values out.
  public func filter(_ isKept: @escaping (Element) -> Bool) -> Observable<Element> {
    Observable { send in
      self.start { event in
        if case .next(let element) = event, !isKept(element) { return }
        send(event)
      }
    }
  }

  /// Ends after some values.
  public func take(_ count: Int) -> Observable<Element> {
    Observable { send in
      var left = count
      return self.start { event in
        if left == 0 { return }
        send(event)
        guard case .next = event else { return }
        left -= 1
        if left == 0 { send(.completed) }
      }
    }
  }

  /// Calls closures with what passes through.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil
  ) -> Observable<Element> {
    Observable { send in
      self.start { event in
        switch event {
        case .next(let element): onNext?(element)
        case .error(let error): onError?(error)
        case .completed: onCompleted?()
        }
        send(event)
      }
    }
  }

  /// Sends what the stream of the last value sends.
  public func flatMapLatest<Result>(
    _ transform: @escaping (Element) -> Observable<Result>
  ) -> Observable<Result> {
    Observable<Result> { send in
      let all = CompositeDisposable()
      var number = 0
      var isInnerOver = true
      var isOver = false
      all.insert(
        self.start { event in
          switch event {
          case .next(let element):
            number += 1
            let current = number
            isInnerOver = false
            all.insert(
              transform(element).start { event in
                if current != number { return }
                guard case .completed = event else { return send(event) }
                isInnerOver = true
                if isOver { send(.completed) }
              })
          case .error(let error): send(.error(error))
          case .completed:
            isOver = true
            if isInnerOver { send(.completed) }
          }
        })
      return all
    }
  }

  /// Runs once for all who subscribe before it ends.
  public func share() -> Observable<Element> {
    var subscribers: [(Event<Element>) -> Void] = []
    return Observable { send in
      subscribers.append(send)
      if subscribers.count > 1 { return Disposables.create() }
      return self.start { event in
        let all = subscribers
        switch event {
        case .next: break
        case .error, .completed: subscribers = []
        }
        for send in all { send(event) }
      }
    }
  }
}
