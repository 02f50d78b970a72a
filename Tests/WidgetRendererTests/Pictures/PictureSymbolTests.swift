import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// Symbols in pictures.
@Suite struct PictureSymbolTests {
    private let white: [UInt8] = [255, 255, 255, 255]
    private let black = color(0, 0, 0)

    @Test func `Symbols stand in the middle of their frames`() throws {
        let list = list([node(frame(20, 30, 60, 40), symbol("circle.fill", size: 20, black))])
        let extent = try #require(try draw(list).extent(unlike: white))
        #expect(abs(extent.x.lowerBound + extent.x.upperBound - 99) <= 1)
        #expect(abs(extent.y.lowerBound + extent.y.upperBound - 99) <= 1)
        #expect((19...21).contains(extent.x.count) && (19...21).contains(extent.y.count))
    }

    /// A resizable symbol is drawn in the size of font that fits.
    @Test(arguments: [("minus", 9.3), ("key", 0.53), ("rectangle", 1.3), ("circle.fill", 1)])
    func `Symbols are not stretched`(name: String, aspect: Double) throws {
        for size in [24.0, 60] {
            let list = list([node(frame(0, 0, 100, 100), symbol(name, size: size, black))])
            let extent = try #require(try draw(list).extent(unlike: white))
            let pixels = (Double(extent.x.count), Double(extent.y.count))
            // An edge may cover a part of one more pixel on each side.
            #expect(pixels.0 - 2 <= pixels.1 * aspect, "\(pixels)")
            #expect((pixels.1 - 2) * aspect <= pixels.0, "\(pixels)")
        }
    }

    @Test(arguments: ["left", "right", "up", "down"])
    func `A hand points in its direction`(direction: String) throws {
        let name = "hand.point." + direction
        let list = list([node(frame(0, 0, 100, 100), symbol(name, size: 60, black))])
        let picture = try draw(list)
        let extent = try #require(picture.extent(unlike: white))
        let isWide = direction == "left" || direction == "right"
        #expect(isWide == (extent.x.count > extent.y.count))
        // The fingertip is narrower than the wrist.
        let along = isWide ? extent.x : extent.y
        let first = ink(of: picture, at: along.lowerBound + 3, isWide)
        let last = ink(of: picture, at: along.upperBound - 3, isWide)
        #expect((direction == "left" || direction == "up") == (first < last))
    }

    /// The length between the first and last point of a column or a row that is drawn on.
    private func ink(of picture: DecodedPNG, at position: Int, _ isColumn: Bool) -> Int {
        let drawn = (0..<100).filter {
            (isColumn ? picture[position, $0] : picture[$0, position]) != white
        }
        return (drawn.last ?? 0) - (drawn.first ?? 0)
    }

    @Test func `An unknown symbol is a dashed box`() throws {
        let list = list([node(frame(30, 30, 40, 40), symbol("no.such.symbol", size: 34, black))])
        let picture = try draw(list)
        let extent = try #require(picture.extent(unlike: white))
        #expect(extent.x.count > 34 && extent.y.count > 34)
        #expect((45..<55).contains { picture[$0, 50] != white })
    }

    @Test func `Lines after the dashed box of an unknown symbol are solid`() throws {
        let bar = frame(0, 50, 100, 50)
        let alone = try draw(list([node(bar, symbol("line.vertical", size: 40, black))]))
        let after = try draw(
            list([
                node(frame(0, 0, 20, 20), symbol("no.such.symbol", size: 17, black)),
                node(bar, symbol("line.vertical", size: 40, black)),
            ]))
        for y in 55..<95 { #expect(alone[50, y] == after[50, y], "row \(y)") }
        #expect(alone[50, 75] == [0, 0, 0, 255])
    }

    @Test(arguments: ["drop", "play"])
    func `A symbol without fill is drawn as its edge`(name: String) throws {
        let room = frame(0, 0, 100, 100)
        let edge = try draw(list([node(room, symbol(name, size: 70, black))]))
        let filled = try draw(list([node(room, symbol(name + ".fill", size: 70, black))]))
        #expect(edge[48, 55] == white)
        #expect(filled[48, 55] == [0, 0, 0, 255])
    }

    @Test func `Layers have colors of their own`() throws {
        var layered = Symbol.with {
            $0.name = "checkmark.circle.fill"
            $0.font.size = 70
            $0.color = color(1, 1, 1)
        }
        layered.layerColors = [color(0, 1, 0)]
        let picture = try draw(list([node(frame(0, 0, 100, 100), .symbol(layered))]))
        let row = (0..<100).map { picture[$0, 50] }
        #expect(row.contains([0, 255, 0, 255]))
        // The mark lies on the disc.
        let disc = row.indices.filter { row[$0] != white }
        #expect(row[(disc.first ?? 0)...(disc.last ?? 0)].contains(white))
    }

    /// Drawings, and letters of the icon font with others around them.
    @Test(arguments: ["checkmark.circle.fill", "bell.slash", "calendar.badge.plus", "tent"])
    func `Symbols look the same among letters`(name: String) throws {
        let red = color(1, 0, 0)
        let line = try draw(
            list([node(frame(10, 20, 80, 50), text("", size: 40, color: red) { $0.symbol(name) })]))
        let alone = try draw(
            list([node(frame(10, 20, 80, 50), symbol(name, size: 40, red))]))
        let extents = (
            try #require(line.extent(unlike: white)), try #require(alone.extent(unlike: white))
        )
        #expect(abs(extents.0.x.count - extents.1.x.count) <= 1)
        #expect(abs(extents.0.y.count - extents.1.y.count) <= 1)
        #expect(extents.0.x.lowerBound >= 10)
    }

    @Test func `Symbols among letters keep their places`() throws {
        let blue = color(0, 0, 1)
        let line = text("", size: 30, color: black) { paragraph in
            let letter = paragraph.runs[0]
            paragraph.symbol("circle.fill")
            paragraph.runs[0].color = blue
            // Two that are equal stand beside each other.
            paragraph.runs.append(paragraph.runs[0])
            paragraph.runs.append(letter)
            paragraph.runs[2].text = "I"
        }
        let picture = try draw(list([node(frame(0, 20, 100, 40), line)]))
        let row = (0..<100).map { picture[$0, 38] }
        let blues = row.indices.filter { row[$0] == [0, 0, 255, 255] }
        let gap = zip(blues, blues.dropFirst()).first { $1 - $0 > 1 }
        #expect(gap != nil, "\(blues)")
        let letters = row.indices.filter { row[$0] == [0, 0, 0, 255] }
        #expect(try #require(letters.min()) > (blues.max() ?? 100))
    }

    @Test func `A truncated line draws no symbol where its ellipsis stands`() throws {
        let line = text("Mail", size: 20, color: black) { paragraph in
            paragraph.runs.append(paragraph.runs[0])
            paragraph.runs[1].symbol = "circle.fill"
            paragraph.runs[1].color = color(0, 0, 1)
            paragraph.lineLimit = 1
        }
        let picture = try draw(list([node(frame(0, 20, 45, 30), line)]))
        #expect(picture.extent(unlike: white) != nil)
        let pixels = (0..<100).flatMap { x in (0..<100).map { picture[x, $0] } }
        #expect(!pixels.contains([0, 0, 255, 255]))
    }
}

extension Paragraph {
    fileprivate mutating func symbol(_ name: String) { runs[0].symbol = name }
}
