import Testing
import WidgetWire

@testable import WidgetText

@Suite struct LetteringTests {
    private func size(
        _ text: String = "Fjord", _ change: (inout TextRun) -> Void = { _ in }
    ) throws -> TextMeasurement {
        var text = paragraph(text)
        change(&text.runs[0])
        return try engine().measure(text, in: TextBox(), context: context(scale: 100))
    }

    @Test func `Kerning and tracking add their width after each letter`() throws {
        let plain = try size().width
        #expect(abs(try size { $0.kerning = 3 }.width - plain - 15) < 0.1)
        #expect(abs(try size { $0.tracking = 2 }.width - plain - 10) < 0.5)
        #expect(try size { $0.kerning = -1 }.width < plain)
    }

    /// Arm C8c of docs/probes/swiftui-rich-text.swift and arms S1 and S3 of
    /// docs/probes/coretext-styled-spacing.swift of https://github.com/mburger89/MetalUI.
    @Test(
        arguments: [
            (["ab", "cd"], [0, 4], 8), (["ab", "cd"], [4, 0], 8), (["ab", "cd"], [4, 4], 16),
            (["a", "bc", "d"], [0, 4, 0], 8), (["abcd"], [4], 16), (["ab", "cd"], [-1, 3], 4),
            (["ab", "cd"], [0.75, 0], 1.5), (["אב", "גד"], [0, 4], 8), (["אב", "גד"], [4, 0], 8),
            (["ab ", "cd"], [4, 0], 12), (["a\t", "b"], [0, 4], 4),
        ] as [(texts: [String], lengths: [Double], wider: Double)], [false, true])
    func `The room of a run follows each of its letters`(
        _ runs: (texts: [String], lengths: [Double], wider: Double), isTracking: Bool
    ) throws {
        let plain = try line(of: runs.texts)
        let spaced = try line(
            of: runs.texts, runs.lengths, isTracking ? \.tracking : \.kerning)
        #expect(abs(spaced.width - plain.width - runs.wider) < 0.01)
    }

    @Test func `Letters before the room of a run stay in their places`() throws {
        let plain = try line(of: ["ab", "cd", "ef"]).marks
        let spaced = try line(of: ["ab", "cd", "ef"], [0, 4, 0], \.kerning).marks
        let moved = zip(plain, spaced).map { $1 - $0 }
        #expect(moved.count == 6)
        #expect(zip(moved, [0, 0, 0, 4, 8, 8]).allSatisfy { abs($0 - $1) < 0.01 }, "\(moved)")
    }

    @Test func `A symbol in a line has its kerning once`() throws {
        var text = paragraph("5")
        text.runs.append(run("", font(17)))
        text.runs[1].symbol = "heart.fill"
        text.runs.append(run("5", font(17)))
        let plain = try engine().measure(text, in: TextBox(), context: context(scale: 100)).width
        text.runs[1].kerning = 4
        let kerned = try engine().measure(text, in: TextBox(), context: context(scale: 100)).width
        #expect(abs(kerned - plain - 4) < 0.02)
    }

    /// The width of a line of several runs, and where its glyphs are.
    private func line(
        of texts: [String], _ lengths: [Double] = [],
        _ length: WritableKeyPath<TextRun, Double> = \.kerning
    ) throws -> (width: Double, marks: [Double]) {
        // Different colours are different runs.
        var runs = texts.enumerated().map { index, text in
            var part = run(text, font(17))
            part.color.red = Float(index) / 4
            return part
        }
        for (index, value) in lengths.enumerated() { runs[index][keyPath: length] = value }
        let line = try engine().typeset(
            .with { $0.runs = runs }, in: TextBox(), context: context()
        ).lines[0]
        let marks = line.layout.runs(ofLine: 0).flatMap { run in run.marks.map { run.x + $0.x } }
        return (line.width, marks)
    }

    @Test func `A baseline offset makes a line higher`() throws {
        let plain = try size()
        let raised = try size { $0.baselineOffset = 6 }
        #expect(abs(raised.height - plain.height - 6) < 0.02)
        #expect(abs(raised.firstBaseline - plain.firstBaseline - 6) < 0.02)
        let lowered = try size { $0.baselineOffset = -6 }
        #expect(lowered.firstBaseline == plain.firstBaseline)
        #expect(abs(lowered.height - plain.height - 6) < 0.02)
    }

    @Test func `Small capitals are narrower than capitals`() throws {
        let small = try size("aaaa") { $0.font.smallCaps = .all }.width
        #expect(small < (try size("AAAA").width))
        #expect(small != (try size("aaaa").width))
    }

    @Test func `The font width changes the width of the text`() throws {
        let widths = try [-0.2, -0.1, 0, 0.1].map { width in
            try size { $0.font.width = width }.width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 4)
    }

    @Test func `Tight and loose leading change the line height`() throws {
        let lines = "one\ntwo\nthree"
        let plain = try size(lines).height
        #expect(abs(try size(lines) { $0.font.leading = .tight }.height - plain + 6) < 0.05)
        #expect(abs(try size(lines) { $0.font.leading = .loose }.height - plain - 6) < 0.05)
    }

    @Test func `A paragraph is as high as its reserved lines`() throws {
        let line = try size().height
        var text = paragraph("one")
        text.linesReserved = 3
        let kept = try engine().measure(text, in: TextBox(), context: context(scale: 100))
        #expect(abs(kept.height - 3 * line) < 0.03)
        #expect(kept.lineCount == 1)
        text.lineSpacing = 5
        let spaced = try engine().measure(text, in: TextBox(), context: context(scale: 100))
        #expect(abs(spaced.height - 3 * line - 10) < 0.03)
    }

    @Test func `Tightening fits a line before it is truncated`() throws {
        let engine = try engine()
        var text = paragraph("A line that is a little too long") { $0.lineLimit = 1 }
        let full = engine.measure(text, in: TextBox(), context: context())
        let box = TextBox(width: full.width - 8)
        #expect(engine.measure(text, in: box, context: context()).isTruncated)
        text.tightening = true
        #expect(!engine.measure(text, in: box, context: context()).isTruncated)
    }

    @Test func `A symbol in a line has a width and adds no height`() throws {
        var text = paragraph("5 ")
        let plain = try engine().measure(text, in: TextBox(), context: context(scale: 100))
        text.runs.append(run("", font(17)))
        text.runs[1].symbol = "heart.fill"
        let both = try engine().measure(text, in: TextBox(), context: context(scale: 100))
        #expect(both.height == plain.height)
        #expect((12...30).contains(both.width - plain.width))
        let cells = CellTextEngine().lines(of: text, in: TextBox(), context: context())
        #expect(cells[0].text == "5 ♥")
    }

    @Test func `An unknown symbol in a line is reported once`() throws {
        let engine = try engine()
        var unknown: [String] = []
        engine.onUnknownSymbol = { unknown.append($0) }
        var text = paragraph("a")
        text.runs[0].symbol = "no.such.symbol"
        for width in [10.0, 20] {
            _ = engine.measure(text, in: TextBox(width: width), context: context())
        }
        #expect(unknown == ["no.such.symbol"])
    }

    @Test func `A live date is formatted in the locale of its run`() {
        var text = paragraph("")
        text.runs[0].liveDate = LiveDate.with {
            $0.style = .day
            $0.date = LiveDateTests.base
            $0.timeZone = "Pacific/Kiritimati"
        }
        text.runs[0].locale = "de_DE"
        let lines = CellTextEngine().lines(of: text, in: TextBox(), context: context())
        #expect(lines[0].text == "1. April 2020")
    }
}
