// For all files of these tests: whichever Combine there is.
@_exported import RIBsCombine
