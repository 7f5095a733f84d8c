// Imports the platform's Combine for all files of these tests.
@_exported import RIBsCombine
