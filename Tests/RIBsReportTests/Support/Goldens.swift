/// Tests in subfolders share the golden files of the target.
let goldens = #filePath.replacing("/Support/Goldens.swift", with: "/Goldens.swift")
