// The parameters that a call's arguments are passed to.
extension Function {
  /// Whether a call with these labels can mean the function.
  func accepts(
    _ arguments: [Expression.Argument], closuresOnlyAsFunctions: Bool = false
  ) -> Bool {
    var next = 0
    for argument in arguments {
      // A trailing closure has no label and goes to the next parameter that takes a function.
      if argument.label == nil, case .closure = argument.value {
        guard next < parameters.count else { return false }
        if let position = parameters[next...].lastIndex(where: { $0.type?.isFunction ?? false }) {
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
    return arguments.map { argument in
      var position: Int?
      if argument.label == nil, case .closure = argument.value, next < parameters.count {
        position = parameters[next...].lastIndex { $0.type?.isFunction ?? false } ?? next
      } else if next <= parameters.count {
        position =
          parameters[next...].firstIndex { $0.label == argument.label }
          ?? (next < parameters.count ? next : nil)
      }
      if let position { next = position + 1 }
      return position
    }
  }
}

extension TypeReference {
  var isFunction: Bool {
    if case .function = unwrapped { true } else { false }
  }
}
