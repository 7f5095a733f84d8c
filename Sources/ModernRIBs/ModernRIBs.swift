// The instrumented runtime under ModernRIBs' name: an app that changes its package keeps every line of its
// source, `ModernRIBs.ViewControllable` included.
@_exported import InstrumentedRIBs
