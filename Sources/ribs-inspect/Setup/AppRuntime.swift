import RIBsSource

/// What an app's RIBs run on.
enum AppRuntime {
  /// A known runtime, imported by so many files of the app. The package is nil if no lock file names it.
  case known(KnownRuntime, files: Int, LockedPackage?)
  /// This package's runtime, under the name ModernRIBs or its own.
  case instrumented(files: Int, LockedPackage?)
  /// The team's own base classes, by the config or by a guess.
  case own(OwnBases?)
  /// The app has RIBs and imports no known runtime.
  case unnamed
  /// The app has no RIBs.
  case none

  /// - Parameter isConfigured: Whether the config names the team's own base classes.
  init(
    _ survey: AppSurvey, locked: [LockedPackage], packages: Set<String>, isConfigured: Bool
  ) {
    let counts = KnownRuntime.all.map { runtime in
      survey.files.count { !$0.isTest && $0.imports.contains(runtime.module) }
    }
    let most = counts.max() ?? 0
    guard most > 0, let index = counts.firstIndex(of: most) else {
      if let bases = survey.ownBases {
        self = .own(bases)
      } else if isConfigured {
        self = .own(nil)
      } else {
        self = survey.ribs.isEmpty ? .none : .unnamed
      }
      return
    }
    let runtime = KnownRuntime.all[index]
    func lock(_ runtime: KnownRuntime) -> LockedPackage? {
      locked.first { runtime.packages.contains($0.name) }
    }
    let ours = KnownRuntime.instrumented
    let takesOurs = lock(ours) != nil || !packages.isDisjoint(with: ours.packages)
    if runtime == ours || runtime == .modernRIBs && takesOurs {
      self = .instrumented(files: most, lock(ours))
    } else {
      self = .known(runtime, files: most, lock(runtime))
    }
  }
}
