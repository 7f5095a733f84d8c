// The sample apps are portable, so they use whichever Combine is available. An app for Apple's platforms writes
// `import Combine` in each file that needs it.
@_exported import RIBsCombine
