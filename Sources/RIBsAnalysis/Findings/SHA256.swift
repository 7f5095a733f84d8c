/// SHA-256 as FIPS 180-4 defines it.
///
/// The product needs one hash, for fingerprints and for a page's security policy, and nothing it hashes is secret.
/// swift-crypto brings all of BoringSSL with it: 143 of the 487 seconds of processor time of a first build.
package enum SHA256 {
  /// The hash of a message: 32 bytes.
  package static func hash(_ message: some Sequence<UInt8>) -> [UInt8] {
    words(of: Array(message)).flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  /// The hash of a message as eight words, the first byte of each word highest.
  static func words(of message: consuming [UInt8]) -> [UInt32] {
    pad(&message)
    var state = initialState
    var schedule = [UInt32](repeating: 0, count: 64)
    for start in stride(from: 0, to: message.count, by: blockSize) {
      for index in 0..<16 {
        let first = start + 4 * index
        schedule[index] =
          UInt32(message[first]) << 24 | UInt32(message[first + 1]) << 16
          | UInt32(message[first + 2]) << 8 | UInt32(message[first + 3])
      }
      digest(&schedule, into: &state)
    }
    return state
  }

  private static let blockSize = 64

  /// Section 5.1.1: a 1 bit, zeros up to the last eight bytes of a block, and the length in bits.
  private static func pad(_ message: inout [UInt8]) {
    let bits = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % blockSize != blockSize - 8 { message.append(0) }
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  /// Section 6.2.2, for a block whose 16 words are the first of the schedule.
  private static func digest(_ schedule: inout [UInt32], into state: inout [UInt32]) {
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    let constants = constants
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let first =
        h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ constants[index]
        &+ schedule[index]
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  /// Section 5.3.3: the first 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// Section 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  /// The bits shifted right, where those that fall off come back on the left.
  fileprivate func rotated(_ bits: UInt32) -> UInt32 { self &>> bits | self &<< (32 - bits) }
}
