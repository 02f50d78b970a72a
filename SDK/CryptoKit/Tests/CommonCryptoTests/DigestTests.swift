import CommonCrypto
import Testing

@Suite("Digests as C makes them")
struct DigestTests {
    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test func `are those of the standards for 'abc'`() {
        let data = Data("abc".utf8)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
        #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
        var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &sha1) }
        #expect(hex(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        var sha256 = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        _ = data.withUnsafeBytes { CC_SHA256($0.baseAddress, CC_LONG(data.count), &sha256) }
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(hex(sha256) == expected)

        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        for byte in data {
            withUnsafeBytes(of: byte) { _ = CC_SHA256_Update(&context, $0.baseAddress, 1) }
        }
        var pieces = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Final(&pieces, &context)
        #expect(hex(pieces) == expected)
    }

    @Test func `tell who wrote: the second case of RFC 4231`() {
        let (key, data) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CCHmac(
            CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, data, data.count, &code)
        #expect(
            hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }
}
