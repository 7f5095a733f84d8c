// The one place that knows which Combine there is. Exported, so that an app's source finds
// `AnyPublisher` and its operators with the import it has already.
#if canImport(Combine)
  @_exported import Combine
#else
  @_exported import OpenCombine
#endif
