import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// Symbols in pictures.
@Suite struct PictureSymbolTests {
    private let white: [UInt8] = [255, 255, 255, 255]
    private let black = color(0, 0, 0)

    @Test func symbolsStandInTheMiddleOfTheirFrames() throws {
        let list = list([node(frame(20, 30, 60, 40), symbol("circle.fill", size: 20, black))])
        let extent = try #require(try draw(list).extent(unlike: white))
        #expect(abs(extent.x.lowerBound + extent.x.upperBound - 99) <= 1)
        #expect(abs(extent.y.lowerBound + extent.y.upperBound - 99) <= 1)
        #expect((22...25).contains(extent.x.count) && (22...25).contains(extent.y.count))
    }

    @Test func anUnknownSymbolIsADashedBox() throws {
        let list = list([node(frame(30, 30, 40, 40), symbol("no.such.symbol", size: 34, black))])
        let picture = try draw(list)
        let extent = try #require(picture.extent(unlike: white))
        #expect(extent.x.count > 34 && extent.y.count > 34)
        #expect((45..<55).contains { picture[$0, 50] != white })
    }

    @Test func linesAreSolidAfterAPlaceholder() throws {
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
    func withoutFillOnlyTheEdgeIsDrawn(name: String) throws {
        let room = frame(0, 0, 100, 100)
        let edge = try draw(list([node(room, symbol(name, size: 70, black))]))
        let filled = try draw(list([node(room, symbol(name + ".fill", size: 70, black))]))
        #expect(edge[48, 55] == white)
        #expect(filled[48, 55] == [0, 0, 0, 255])
    }

    @Test func layersHaveColorsOfTheirOwn() throws {
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
}
