// The parameters that a call's arguments are passed to.
extension Function {
  /// Whether a call with these labels can mean the function.
  func accepts(
    _ arguments: [Expression.Argument], closuresOnlyAsFunctions: Bool = false
  ) -> Bool {
    var next = 0
    for (index, argument) in arguments.enumerated() {
      // A trailing closure has no label and goes to the next parameter that takes a function.
      if argument.label == nil, case .closure = argument.value {
        guard next < parameters.count else { return false }
        let following = index + 1 < arguments.count ? arguments[index + 1] : nil
        if let position = positionOfClosure(from: next, before: following) {
          next = position + 1
        } else if closuresOnlyAsFunctions {
          return false
        } else {
          next += 1
        }
        continue
      }
      guard
        let position = parameters[min(next, parameters.count)...]
          .firstIndex(where: { $0.label == argument.label })
      else { return false }
      if parameters[next..<position].contains(where: { !$0.hasDefault }) { return false }
      next = position + 1
    }
    return parameters[min(next, parameters.count)...].allSatisfy(\.hasDefault)
  }

  /// The parameter that each argument is passed to.
  func positions(of arguments: [Expression.Argument]) -> [Int?] {
    var next = 0
    return arguments.indices.map { index in
      let argument = arguments[index]
      var position: Int?
      if argument.label == nil, case .closure = argument.value, next < parameters.count {
        let following = index + 1 < arguments.count ? arguments[index + 1] : nil
        position = positionOfClosure(from: next, before: following) ?? next
      } else if next <= parameters.count {
        position =
          parameters[next...].firstIndex { $0.label == argument.label }
          ?? (next < parameters.count ? next : nil)
      }
      if let position { next = position + 1 }
      return position
    }
  }

  /// The last parameter of a function's type that leaves one for the argument after the closure. A trailing closure has no
  /// label, whatever the parameter's is.
  private func positionOfClosure(from next: Int, before following: Expression.Argument?) -> Int? {
    parameters.indices[next...].last { index in
      guard parameters[index].type?.isFunction ?? false else { return false }
      guard let following else { return true }
      return parameters[(index + 1)...].contains { $0.label == following.label }
    }
  }
}

extension TypeReference {
  var isFunction: Bool {
    if case .function = unwrapped { true } else { false }
  }
}
