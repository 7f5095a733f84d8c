// The sample apps are portable, so they take whichever Combine there is. An app for Apple's platforms has
// `import Combine` in each file that needs it.
@_exported import RIBsCombine
