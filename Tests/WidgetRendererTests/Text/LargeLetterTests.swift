import FoundationEssentials
import Glibc
import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// Letters of which no bitmaps are kept.
@Suite struct LargeLetterTests {
    private let ink = color(0, 0, 0)

    /// A list with some letters in many sizes.
    private func sizes(_ sizes: some Sequence<Int>, _ letters: String) -> DisplayList {
        list(
            sizes.flatMap { size in
                letters.map { letter in
                    node(
                        frame(0, 0, 400, 400),
                        text(String(letter), size: Double(size), color: ink))
                }
            })
    }

    /// The memory of this process, in bytes.
    private func resident() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        return pages * Int(getpagesize())
    }

    @Test func `Many sizes of large letters keep little memory`() throws {
        let renderer = try pictureRenderer()
        let shape = WidgetShape(cornerRadius: 0)
        let few = sizes(200..<201, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        _ = try renderer.png(few, shape: shape, scale: 2, at: 0)
        let before = try resident()
        let many = sizes(201..<241, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        _ = try renderer.png(many, shape: shape, scale: 2, at: 0)
        // Bitmaps would be 40 sizes of 26 letters of 400 pixels, over 80 megabytes.
        #expect(try resident() - before < 40_000_000)
    }

    @Test func `Large letters look like smaller ones enlarged`() throws {
        let small = list(
            width: 60, height: 80, [node(frame(0, 0, 60, 80), text("8", size: 64, color: ink))])
        let large = list(
            width: 240, height: 320, [node(frame(0, 0, 240, 320), text("8", size: 256, color: ink))]
        )
        let pictures = try [(small, 2.0), (large, 0.5)].map { list, scale in
            try DecodedPNG(
                pictureRenderer().png(
                    list, shape: WidgetShape(cornerRadius: 0), scale: scale, at: 0))
        }
        #expect(pictures[0].largestDifference(from: pictures[1]) <= 96)
        let enlarged = try DecodedPNG(
            pictureRenderer().png(large, shape: WidgetShape(cornerRadius: 0), scale: 1, at: 0))
        let extent = try #require(enlarged.extent(unlike: [255, 255, 255, 255]))
        let half = try #require(pictures[1].extent(unlike: [255, 255, 255, 255]))
        #expect(abs(extent.x.count - 2 * half.x.count) <= 2)
        #expect(abs(extent.y.count - 2 * half.y.count) <= 2)
    }

    @Test func `Lines under large letters are drawn`() throws {
        let underlined = list(
            width: 300, height: 300,
            [
                node(
                    frame(0, 0, 300, 300),
                    text("H", size: 200, color: ink) { $0.runs[0].underline = true })
            ])
        let picture = try draw(underlined)
        let rows = (200..<300).filter { y in
            (0..<120).count { picture[$0, y] == [0, 0, 0, 255] } > 100
        }
        #expect((12...17).contains(rows.count))
    }

    @Test func `Letters that no font has are drawn as boxes`() throws {
        let unknown = list(
            width: 300, height: 300,
            [node(frame(0, 0, 300, 300), text("\u{10FFFD}", size: 200, color: ink))])
        let extent = try #require(try draw(unknown).extent(unlike: [255, 255, 255, 255]))
        #expect(extent.y.count > 100)
    }
}
