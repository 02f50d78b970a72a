import ByteMutation
import Foundation
import Testing

@testable import WidgetImages

/// Pictures as a broken or hostile file may be: decoded or refused, in bounded time and memory.
@Suite(.timeLimit(.minutes(2)))
struct MutatedPictureTests {
    private static let rounds = 250

    @Test(arguments: [
        "quarters.png", "quarters.gif", "interlaced.gif", "quarters.webp", "quarters.jpg",
        "turned.jpg", "quarters.svg", "quarters.pdf", "inks.jpg",
    ])
    func `A mutated image is decoded or refused`(name: String) throws {
        let original = try DecodingTests.bytes(name)
        var mutation = ByteMutation(seed: UInt64(original.count))
        var decoded = 0
        for _ in 0..<Self.rounds {
            let bytes = mutation.mutated(original)
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
}
