import RIBsAnalysis
import Testing

/// The examples of FIPS 180-4 and of NIST's test vectors for byte-oriented hashes (SHA256ShortMsg and SHA256LongMsg).
@Suite("SHA-256")
struct SHA256Tests {
  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `hashes the standard's examples as the standard does`(text: String, hash: String) {
    #expect(Self.hexadecimal(SHA256.hash(text.utf8)) == hash)
  }

  @Test func `hashes a million letters as the standard does`() {
    let hash = SHA256.hash(repeatElement(UInt8(ascii: "a"), count: 1_000_000))
    #expect(
      Self.hexadecimal(hash) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  /// The lengths at which the padding takes the rest of a block, or one more block.
  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
  ])
  func `pads a message of any length`(count: Int, hash: String) {
    let letters = repeatElement(UInt8(ascii: "a"), count: count)
    #expect(Self.hexadecimal(SHA256.hash(letters)) == hash)
  }
}
