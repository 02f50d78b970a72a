import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

@Suite struct PictureTextTests {
    let white: [UInt8] = [255, 255, 255, 255]
    let black = color(0, 0, 0)

    @Test(
        arguments: [
            (Paragraph.Alignment.leading, false, 0...30), (.leading, true, 169...199),
            (.center, false, 80...120), (.trailing, false, 169...199), (.trailing, true, 0...30),
        ] as [(Paragraph.Alignment, Bool, ClosedRange<Int>)])
    func `Text stands where it is aligned`(
        alignment: Paragraph.Alignment, isRightToLeft: Bool, columns: ClosedRange<Int>
    ) throws {
        var list = list(
            width: 200,
            [
                node(
                    frame(0, 0, 200, 30),
                    text("III", color: black) { $0.alignment = alignment })
            ])
        list.environment.rightToLeft = isRightToLeft
        let extent = try #require(try draw(list).extent(unlike: white))
        #expect(columns.contains(extent.x.lowerBound) && columns.contains(extent.x.upperBound))
    }

    @Test func `A baseline lies at the system font's ascent`() throws {
        let list = list([node(frame(10, 10, 90, 50), text("H", size: 40, color: black))])
        let extent = try #require(try draw(list).extent(unlike: white))
        #expect(abs(extent.y.upperBound - (10 + 37)) <= 1)
        #expect(abs(extent.y.count - 29) <= 1)
    }

    @Test func `Runs have their colours`() throws {
        let mixed = Paragraph.with { paragraph in
            paragraph.runs = [color(1, 0, 0), color(0, 0, 1)].map { color in
                TextRun.with {
                    $0.text = "■"
                    $0.font.size = 40
                    $0.color = color
                }
            }
        }
        let picture = try draw(list([node(frame(0, 0, 100, 100), .paragraph(mixed))]))
        let pixels = (0..<100).map { picture[$0, 25] }
        #expect(pixels.contains([255, 0, 0, 255]) && pixels.contains([0, 0, 255, 255]))
    }

    @Test func `Letters of the rounded design have round ends`() throws {
        func picture(_ design: Font.Design, kerning: Double = 0) throws -> DecodedPNG {
            let letters = text("L", size: 80, color: black) { paragraph in
                paragraph.runs[0].font.design = design
                paragraph.runs[0].font.weight = 700
                paragraph.runs[0].kerning = kerning
            }
            return try draw(list([node(frame(0, 0, 100, 100), letters)]))
        }
        let usual = try picture(.default)
        let extent = try #require(usual.extent(unlike: white))
        // Once from glyphs as they are, and once by Pango.
        for kerning in [0.0, 3] {
            let rounded = try picture(.rounded, kerning: kerning)
            let outer = try #require(rounded.extent(unlike: white))
            #expect(outer.x == extent.x)
            // Glyphs are put on quarters of pixels, outlines where they are.
            #expect(abs(outer.y.upperBound - extent.y.upperBound) <= 1)
            let (left, right) = (extent.x.lowerBound, extent.x.upperBound)
            let (top, bottom) = (extent.y.lowerBound, extent.y.upperBound)
            for (x, y) in [(left, top), (left, bottom), (right, bottom)] {
                #expect(usual[x, y] != white)
                #expect(rounded[x, y] == white)
            }
            #expect(rounded[left + 6, bottom - 6] == [0, 0, 0, 255])
        }
    }

    @Test func `Emoji are in colour`() throws {
        let picture = try draw(
            list([node(frame(10, 10, 80, 80), text("😀", size: 60, color: black))]))
        var yellow = 0
        for x in 0..<100 {
            for y in 0..<100 {
                let pixel = picture[x, y]
                if pixel[0] > 230, pixel[1] > 150, pixel[2] < 120 { yellow += 1 }
            }
        }
        #expect(yellow > 500)
    }

    @Test func `Redacted text is a bar for each line`() throws {
        let bars = text("Some words that wrap", color: black) { $0.redacted = true }
        let picture = try draw(list(width: 120, [node(frame(10, 10, 90, 61), bars)]))
        let column = (0..<100).map { picture[20, $0] == white }
        let starts = zip(column, column.dropFirst()).count { $0.0 && !$0.1 }
        #expect(starts == 3)
        #expect(picture[30, 20] == [215, 215, 215, 255])
    }

    @Test func `Live dates are formatted for the moment`() throws {
        var paragraph = Paragraph()
        paragraph.runs = [
            TextRun.with {
                $0.liveDate.style = .timer
                $0.liveDate.date = 0
                $0.font.size = 17
                $0.color = black
            }
        ]
        let list = list([node(frame(0, 0, 100, 30), .paragraph(paragraph))])
        let renderer = try pictureRenderer()
        let picture = { try renderer.png(list, scale: 1, at: $0) }
        #expect(try picture(10) == picture(10.5))
        #expect(try picture(10) != picture(11))
    }

    @Test func `Pictures are the same in every run`() throws {
        let list = list([
            node(frame(0, 0, 100, 60), text("Twice the same 漢字 😀", color: black)),
            node(frame(0, 60, 40, 40), symbol("star", black)),
        ])
        let pictures = try (0..<2).map { _ in try pictureRenderer().png(list, scale: 2, at: 0) }
        #expect(pictures[0] == pictures[1])
        let documents = try (0..<2).map { _ in try pictureRenderer().pdf(list, at: 0) }
        #expect(documents[0] == documents[1])
    }

    @Test func `An SVG has text as outlines`() throws {
        let list = list([node(frame(0, 0, 100, 60), text("Text", color: black))])
        let svg = String(decoding: try pictureRenderer().svg(list, at: 0), as: UTF8.self)
        #expect(svg.hasPrefix("<?xml"))
        #expect(svg.contains("width=\"100px\" height=\"100px\""))
        #expect(svg.contains("<path") && svg.contains("<use"))
        #expect(!svg.contains("<text") && svg.hasSuffix("</svg>\n"))
    }

    @Test func `A PDF has one page of the widget's size`() throws {
        let list = list([node(frame(0, 0, 100, 60), text("Text", color: black))])
        let pdf = String(decoding: try pictureRenderer().pdf(list, at: 0), as: UTF8.self)
        #expect(pdf.hasPrefix("%PDF-1."))
        #expect(pdf.contains("/MediaBox [ 0 0 100 100 ]"))
        #expect(pdf.hasSuffix("%%EOF\n"))
    }
}
