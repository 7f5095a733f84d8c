#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  print("usage: bench-processes PROGRAMS SCRATCH SCRIPTS [CONTEST...] (scripts/bench gives them)")
  exit(64)
}
let peers = Peers(programs: arguments[1], scratch: arguments[2], scripts: arguments[3])
let isLarge = getenv("BENCH_LARGE").map { String(cString: $0) == "1" } ?? false
try Contests(peers: peers, isLarge: isLarge).run(Array(arguments[4...]))
