import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// Lines under and through letters of 13 points, two pixels a point.
///
/// The numbers are those of Docs/elements/TextStyle.md of https://github.com/iamcgn/swiftui-web
/// (macOS 26.2).
@Suite struct LetterRuleTests {
    private let red: [UInt8] = [255, 0, 0, 255]

    private func picture(
        width: Double = 200, rightToLeft: Bool = false, _ change: (inout TextRun) -> Void
    ) throws -> DecodedPNG {
        try picture(width: width, rightToLeft: rightToLeft, paragraph: { change(&$0.runs[0]) })
    }

    private func picture(
        width: Double = 200, rightToLeft: Bool = false, paragraph change: (inout Paragraph) -> Void
    ) throws -> DecodedPNG {
        let letters = text(
            String(repeating: "H", count: 12), size: 13, color: color(0, 0, 0), change)
        var list = list(width: 200, [node(frame(0, 10, width, 30), letters)])
        list.environment.rightToLeft = rightToLeft
        return try DecodedPNG(
            pictureRenderer().png(list, shape: WidgetShape(cornerRadius: 0), scale: 2, at: 0))
    }

    private func underlined(_ pattern: LinePattern) throws -> DecodedPNG {
        try picture {
            $0.underline = true
            $0.underlinePattern = pattern
            $0.underlineColor = color(1, 0, 0)
        }
    }

    /// The rows with red pixels, and the lengths of red and other parts in turn in the first.
    private func measured(_ picture: DecodedPNG) -> (rows: [Int], lengths: [Int]) {
        let rows = (0..<100).filter { y in (0..<400).contains { picture[$0, y] == red } }
        guard let row = rows.first else { return ([], []) }
        var lengths: [Int] = []
        var last = false
        for x in 0..<400 {
            let isRed = picture[x, row] == red
            if isRed == last, !lengths.isEmpty {
                lengths[lengths.count - 1] += 1
            } else if isRed || !lengths.isEmpty {
                lengths.append(1)
            }
            last = isRed
        }
        return (rows, lengths)
    }

    @Test(
        arguments: [
            (.dot, [6, 6, 6, 6]), (.dash, [20, 10, 20, 10]), (.dashDot, [20, 6, 6, 6, 20]),
            (.dashDotDot, [20, 6, 6, 6, 6, 6, 20]),
        ] as [(LinePattern, [Int])])
    func `Dots and dashes are whole pixels`(pattern: LinePattern, lengths: [Int]) throws {
        let line = measured(try underlined(pattern))
        #expect(line.rows.count == 2)
        #expect(line.lengths.prefix(lengths.count) == lengths[...])
    }

    @Test func `A solid line is whole pixels thick, below the baseline`() throws {
        let picture = try underlined(.solid)
        let line = measured(picture)
        // The baseline is at 44.76 pixels; the middle of the line is 3.94 below.
        #expect(line.rows == [48, 49])
        let blank = [47, 50].flatMap { y in (0..<400).map { picture[$0, y] } }
        #expect(blank.allSatisfy { $0[0] == $0[1] }, "neither row next to it has any red")
    }

    @Test func `A line through letters lies at half the height of an x`() throws {
        let picture = try picture {
            $0.strikethrough = true
            $0.strikethroughColor = color(1, 0, 0)
        }
        // 6.84 pixels above the baseline.
        #expect(measured(picture).rows == [37, 38])
    }

    @Test func `Heavier letters have thicker lines`() throws {
        let picture = try picture {
            $0.font.weight = 900
            $0.underline = true
            $0.underlineColor = color(1, 0, 0)
        }
        #expect(measured(picture).rows.count == 4)
    }

    /// The columns in which the first red row of an underlined text is red.
    private func underlinedColumns(of text: String, kerning: Double = 0) throws -> [Int] {
        let picture = try picture {
            $0.text = text
            $0.kerning = kerning
            $0.underline = true
            $0.underlineColor = color(1, 0, 0)
        }
        let row = try #require(measured(picture).rows.first)
        return (0..<400).filter { picture[$0, row] == red }
    }

    /// Arms C9w, C9k and F4 of docs/probes/swiftui-rich-text.swift of
    /// https://github.com/mburger89/MetalUI.
    @Test func `An underline ends with the letters of its line, and with their kerning`() throws {
        let letters = try underlinedColumns(of: "HH")
        #expect(letters.count > 30)
        #expect(try underlinedColumns(of: "HH   ") == letters)
        let later = try underlinedColumns(of: "   HH")
        #expect(abs(later.count - letters.count) <= 1)
        #expect(try underlinedColumns(of: "H   H").count == (later.last ?? 0) + 1)
        #expect(try underlinedColumns(of: "HH", kerning: 4).count == letters.count + 16)
    }

    /// Arm C9b of the same.
    @Test(arguments: [LinePattern.solid, .dash])
    func `Lines of two runs are one if they look alike`(pattern: LinePattern) throws {
        let pictures = try [["HHxHH"], ["HH", "xHH"], ["H", "Hx", "HH"]].map { texts in
            try picture(paragraph: { paragraph in
                let first = paragraph.runs[0]
                paragraph.runs = texts.map { text in
                    var run = first
                    run.text = text
                    run.underline = true
                    run.underlinePattern = pattern
                    return run
                }
            })
        }
        for picture in pictures.dropFirst() {
            // The rows below the letters.
            let rows = (47..<52).map { y in (0..<400).map { picture[$0, y] } }
            #expect(rows == (47..<52).map { y in (0..<400).map { pictures[0][$0, y] } })
        }
    }

    @Test func `A line is as long as its letters wherever these are aligned`() throws {
        for rightToLeft in [false, true] {
            let picture = try picture(width: 190, rightToLeft: rightToLeft) {
                $0.text = "שלום"
                $0.underline = true
                $0.underlineColor = color(1, 0, 0)
            }
            let line = measured(picture)
            let extent = try #require(picture.extent(unlike: [255, 255, 255, 255]))
            let reds = (0..<400).filter { x in line.rows.first.map { picture[x, $0] } == red }
            #expect(abs((reds.first ?? 0) - extent.x.lowerBound) <= 4)
            #expect(abs((reds.last ?? 0) - extent.x.upperBound) <= 4)
            #expect(reds.count > 30)
        }
    }
}
