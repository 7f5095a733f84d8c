#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let arguments = CommandLine.arguments
guard arguments.count >= 5 else {
  print(
    "usage: bench-processes RELEASE PEERS SCRATCH SCRIPTS [CONTEST...] (scripts/bench gives them)")
  exit(64)
}
let peers = Peers(
  release: arguments[1], programs: arguments[2], scratch: arguments[3], scripts: arguments[4])
let isLarge = getenv("BENCH_LARGE").map { String(cString: $0) == "1" } ?? false
try Contests(peers: peers, isLarge: isLarge).run(Array(arguments[5...]))
