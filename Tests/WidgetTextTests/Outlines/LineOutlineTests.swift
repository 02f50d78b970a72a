import Testing
import WidgetWire

@testable import WidgetText

/// A line of text as outlines.
@Suite struct LineOutlineTests {
    /// The x and y of a path's points.
    private func points(_ line: LineOutline) -> [(x: Double, y: Double)] {
        var points: [(x: Double, y: Double)] = []
        var rest = line.numbers[...]
        while let verb = rest.popFirst() {
            for _ in 0..<(verb == 4 ? 0 : verb == 3 ? 3 : 1) {
                points.append((rest.removeFirst(), rest.removeFirst()))
            }
        }
        return points
    }

    @Test func `An outlined line has its baseline at zero and its measured width`() throws {
        let engine = try engine()
        let line = engine.outline(of: "HH", in: font(20))
        let box = engine.measure(
            paragraph("HH", size: 20), in: TextBox(), context: TextContext(now: 0))
        #expect(abs(line.width - box.width) <= 1)
        let points = points(line)
        let left = try #require(points.map(\.x).min())
        let right = try #require(points.map(\.x).max())
        let top = try #require(points.map(\.y).min())
        let bottom = try #require(points.map(\.y).max())
        #expect(left >= 0 && right > line.width * 0.8)
        #expect(abs(bottom) < 0.1)
        #expect(top < -13 && top > -line.ascent)
    }

    @Test func `An outlined line is wider in bold, and empty for an empty text`() throws {
        let engine = try engine()
        let bold = engine.outline(of: "WW", in: font(20) { $0.weight = 900 })
        #expect(bold.width > engine.outline(of: "WW", in: font(20)).width)
        let nothing = engine.outline(of: "", in: font(20))
        #expect(nothing.width == 0 && nothing.numbers.isEmpty && nothing.ascent > 15)
    }

    @Test(arguments: [Font.Design.default, .rounded, .monospaced])
    func `An outlined line differs for each weight`(design: Font.Design) throws {
        let engine = try engine()
        let outlines = [UInt32](stride(from: 300, through: 800, by: 100)).map { weight in
            engine.outline(
                of: "n",
                in: font(20) {
                    $0.design = design
                    $0.weight = weight
                }
            ).numbers
        }
        #expect(Set(outlines).count == outlines.count)
    }

    @Test func `Monospaced text is outlined without ligatures`() throws {
        let engine = try engine()
        let monospaced = font(20) { $0.design = .monospaced }
        func length(_ text: String) -> Int {
            engine.outline(of: text, in: monospaced).numbers.count
        }
        #expect(length("->") == length("-") + length(">"))
        #expect(length("!=") == length("!") + length("="))
    }
}
