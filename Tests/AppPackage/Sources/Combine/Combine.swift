// Stands in for Apple's Combine, so that the apps' source has the imports that it has on a phone.
@_exported import OpenCombine
