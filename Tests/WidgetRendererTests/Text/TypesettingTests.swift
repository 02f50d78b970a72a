import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// Paragraphs whose letters come as outlines.
@Suite struct TypesettingTests {
    private let white: [UInt8] = [255, 255, 255, 255]

    /// A box of 500 by 700 thousandths of an em, on the baseline.
    private let box = Glyph.with {
        $0.outline.verbs = .init([0, 1, 1, 1, 3])
        $0.outline.points = [0, 0, 500, 0, 500, -700, 0, -700]
    }

    private func list(_ change: (inout Paragraph) -> Void) -> DisplayList {
        var paragraph = Paragraph()
        paragraph.runs = [
            TextRun.with {
                $0.text = "AA"
                $0.font.size = 20
                $0.font.family = "Box"
                $0.font.bundled = true
                $0.color = color(1, 0, 0)
            }
        ]
        paragraph.typesetting.lines = [
            SetLine.with {
                $0.x = 5
                $0.baseline = 20
                $0.width = 30
                $0.ascent = 18
                $0.descent = 6
                $0.runs = [
                    SetRun.with {
                        $0.width = 30
                        $0.size = 20
                        $0.glyphs = [0, 0]
                        $0.positions = [0, 0, 20, 0]
                    }
                ]
            }
        ]
        change(&paragraph)
        var list = WidgetRendererTests.list([node(frame(10, 10, 80, 40), .paragraph(paragraph))])
        list.glyphs = [box]
        return list
    }

    @Test func `Letters are drawn where the plugin set them`() throws {
        let list = list { _ in }
        try list.validate()
        let picture = try draw(list)
        let extent = try #require(picture.extent(unlike: white))
        #expect(extent.x == 15...44 && extent.y == 16...29)
        #expect(picture[20, 20] == [255, 0, 0, 255] && picture[30, 20] == white)
    }

    @Test func `Lines under and through letters are drawn`() throws {
        let list = list {
            $0.runs[0].underline = true
            $0.runs[0].underlineColor = color(0, 0, 1)
            $0.runs[0].strikethrough = true
        }
        let picture = try draw(list)
        #expect(picture[30, 32][2] > 200 && picture[30, 32][0] < 128)
        #expect(picture[30, 24] != white)
    }

    @Test func `Text in installed fonts stands beside a plugin's own`() throws {
        let list = list {
            $0.typesetting.lines[0].runs[0].glyphs = []
            $0.typesetting.lines[0].runs[0].positions = []
            $0.typesetting.lines[0].runs[0].text = "H"
        }
        let extent = try #require(try draw(list).extent(unlike: white))
        #expect(abs(extent.y.upperBound - 29) <= 1 && extent.y.count >= 13)
    }

    /// Where one piece ends and the next begins no letter is lost, and none is drawn twice.
    @Test func `Letters of long runs are drawn in pieces`() throws {
        let steps = 6_000
        var list = list {
            $0.runs[0].color.alpha = 0.5
            $0.typesetting.lines[0].runs[0].glyphs = [0, 0, 0]
            $0.typesetting.lines[0].runs[0].positions = [0, 0, 20, 0, 40, 0]
        }
        list.glyphs[0].outline.verbs = .init([0] + Array(repeating: 1, count: steps + 2) + [3])
        list.glyphs[0].outline.points =
            [500, 0, 500, -700]
            + (0...steps).flatMap { [0, -700 + 700 * Float($0) / Float(steps)] }
        try list.validate()
        let picture = try draw(list)
        let extent = try #require(picture.extent(unlike: white))
        #expect(extent.x == 15...64)
        let halfRed = picture[20, 20]
        #expect(halfRed[0] == 255 && (126...129).contains(halfRed[1]))
        #expect(picture[40, 20] == halfRed && picture[60, 20] == halfRed)
        #expect(picture[30, 20] == white && picture[50, 20] == white)
    }

    @Test func `Redacted lines are bars`() throws {
        let list = list {
            $0.redacted = true
            $0.typesetting.lines[0].runs = []
        }
        let extent = try #require(try draw(list).extent(unlike: white))
        #expect(extent.x == 15...44)
    }

    @Test func `Documents have the outlines`() throws {
        let renderer = try pictureRenderer()
        let svg = String(decoding: try renderer.svg(list { _ in }, at: 0), as: UTF8.self)
        #expect(svg.contains("<path") && !svg.contains("<image"))
        #expect(try renderer.pdf(list { _ in }, at: 0).count > 500)
    }

    @Test func `A live text whose letters were not sent is drawn in another font`() throws {
        let list = list {
            $0.runs[0].liveDate.style = .timer
            $0.runs[0].liveDate.date = 100
            $0.typesetting.lines = []
            $0.typesetting.letters = [SetLetter.with { $0.text = "x" }]
        }
        #expect(try draw(list).extent(unlike: white) != nil)
    }
}
