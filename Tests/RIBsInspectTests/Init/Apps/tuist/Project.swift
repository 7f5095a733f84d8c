import ProjectDescription

let project = Project(
  name: "Bank",
  targets: [
    .target(
      name: "Bank", destinations: .iOS, product: .app, bundleId: "com.example.bank",
      sources: ["App/**"], dependencies: [.target(name: "Finance")]),
    .target(
      name: "Finance", destinations: .iOS, product: .framework, bundleId: "com.example.finance",
      sources: ["Finance/Sources/**"], dependencies: [.external(name: "ModernRIBs")]),
    .target(
      name: "FinanceTests", destinations: .iOS, product: .unitTests,
      bundleId: "com.example.finance.tests", sources: ["Finance/Tests/**"],
      dependencies: [.target(name: "Finance")]),
  ]
)
