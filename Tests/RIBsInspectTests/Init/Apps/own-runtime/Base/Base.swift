open class AppRouter {
  var children: [AppRouter] = []

  func add(child: AppRouter) { children.append(child) }

  func remove(_ child: AppRouter, animated: Bool) { children.removeAll { $0 === child } }
}

open class AppInteractor {}
