open class Router<InteractorType> {}
