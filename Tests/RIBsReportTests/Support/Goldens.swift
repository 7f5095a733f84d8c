/// Tests in folders keep their golden files with the others.
let goldens = #filePath.replacing("/Support/Goldens.swift", with: "/Goldens.swift")
