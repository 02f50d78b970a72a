import Foundation
import Testing

@testable import WidgetImages

/// Pictures as a broken or hostile file may be: decoded or refused, in bounded time and memory.
@Suite("Mutated pictures", .timeLimit(.minutes(2)))
struct MutatedPictureTests {
    private static let rounds = 250

    @Test(
        "Whatever is in a file, it is decoded or refused",
        arguments: [
            "quarters.png", "quarters.gif", "interlaced.gif", "quarters.webp", "quarters.jpg",
            "turned.jpg", "quarters.svg", "quarters.pdf", "inks.jpg",
        ])
    func mutated(name: String) throws {
        let original = try DecodingTests.bytes(name)
        var random = SeededGenerator(state: UInt64(original.count) &* 0x9E37_79B9_7F4A_7C15)
        var decoded = 0
        for _ in 0..<Self.rounds {
            var bytes = original
            for _ in 0...Int.random(in: 0...3, using: &random) { change(&bytes, &random) }
            let start = ContinuousClock.now
            if let image = try? EncodedImage(bytes),
                let pixels = try? image.pixels(width: 60, height: 40)
            {
                decoded += 1
                #expect(pixels.bytes.count == pixels.width * pixels.height * 4)
            }
            #expect(ContinuousClock.now - start < .seconds(10), "\(bytes)")
        }
        // Otherwise this would test nothing but the first check.
        #expect(decoded > Self.rounds / 100)
    }

    private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard bytes.count > 8 else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let length = Int.random(in: 1...16, using: &random)
        let range = place..<min(place + length, bytes.count)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        case 3: bytes.removeSubrange(range)
        case 4: bytes.insert(contentsOf: bytes[range], at: place)
        default: bytes.removeLast(min(length, bytes.count - 4))
        }
    }
}

/// Xorshift: the same on every machine.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
