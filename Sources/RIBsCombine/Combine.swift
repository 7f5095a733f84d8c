// Combine on Apple platforms, OpenCombine elsewhere: the one place that knows which. The runtime imports this
// module without exporting it, so an app sees of Combine what it imports itself, as with ModernRIBs.
//
// `Darwin`, not `Combine`: on Linux an app may have a module of that name, which stands in for Apple's.
#if canImport(Darwin)
  @_exported import Combine
#else
  @_exported import OpenCombine
#endif
