import Testing
import WidgetWire

@testable import WidgetText

/// The cache of measured paragraphs, which must not change results.
@Suite struct ParagraphMemoryTests {
    let text = "The quick brown fox\njumps over the lazy dog "
    let boxes = [
        TextBox(), TextBox(width: 0), TextBox(width: 0, height: 0), TextBox(width: 90),
        TextBox(width: 90, height: 45), TextBox(width: 1000), TextBox(width: 0, height: 70),
    ]

    @Test(arguments: [0, 0.5], [0, 1, 2] as [UInt32])
    func `Measuring gives the same result after other boxes were measured`(
        minimumScale: Double, lineLimit: UInt32
    ) throws {
        let paragraph = paragraph(text) {
            $0.minimumScale = minimumScale
            $0.lineLimit = lineLimit
        }
        let asked = try engine()
        for box in boxes + boxes.reversed() {
            let answer = asked.measure(paragraph, in: box, context: context(scale: 2))
            let fresh = try engine().measure(paragraph, in: box, context: context(scale: 2))
            #expect(answer == fresh, "\(box)")
        }
    }

    @Test func `A box as wide as the widest line breaks no line`() throws {
        let engine = try engine()
        let ideal = engine.measure(paragraph(text), in: TextBox(), context: context(scale: 2))
        let exact = engine.measure(
            paragraph(text), in: TextBox(width: ideal.width), context: context(scale: 2))
        let less = engine.measure(
            paragraph(text), in: TextBox(width: ideal.width - 6), context: context(scale: 2))
        #expect(exact == ideal)
        #expect(less.lineCount > ideal.lineCount)
    }

    @Test func `A live date is formatted again for each moment`() throws {
        let engine = try engine()
        let live = Paragraph.with {
            $0.runs = [run("", font(17))]
            $0.runs[0].liveDate = .with {
                $0.date = 0
                $0.style = .timer
            }
        }
        let widths = [100, 1_000_000].map { now in
            engine.measure(live, in: TextBox(), context: TextContext(now: now)).width
        }
        #expect(widths[0] < widths[1])
    }

    @Test func `Measuring is correct for more paragraphs than the cache holds`() throws {
        let engine = try engine()
        let widths = (0..<300).map { number in
            engine.measure(paragraph("\(number)"), in: TextBox(), context: context()).width
        }
        #expect(
            widths[5] == engine.measure(paragraph("5"), in: TextBox(), context: context()).width)
    }
}
