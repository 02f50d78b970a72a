import FoundationEssentials
import Testing
import WidgetWire

@testable import WidgetRenderer

@Suite struct DevicePixelTests {
    let red = color(1, 0, 0)
    let green = color(0, 1, 0)
    let white: [UInt8] = [255, 255, 255, 255]

    @Test func `Thirds of a widget meet at sharp edges`() throws {
        let third = 100.0 / 3
        let nodes = [red, green, red].enumerated().map { index, color in
            node(frame(Double(index) * third, 0, third, 100), fill(color))
        }
        let picture = try draw(list(nodes))
        let row = (0..<100).map { picture[$0, 50] }
        #expect(row[..<33].allSatisfy { $0 == [255, 0, 0, 255] })
        #expect(row[33..<67].allSatisfy { $0 == [0, 255, 0, 255] })
        #expect(row[67...].allSatisfy { $0 == [255, 0, 0, 255] })
    }

    @Test(arguments: [(10.2, 20), (10.25, 21), (10.3, 21)])
    func `Edges in the middle of a pixel are rounded up`(y: Double, row: Int) throws {
        // A line of a pixel at two pixels per point: 10.25 points are 20.5 pixels.
        let line = list([node(frame(0, y, 100, 0.5), fill(red))])
        let picture = try DecodedPNG(
            pictureRenderer().png(line, shape: WidgetShape(cornerRadius: 0), scale: 2, at: 0))
        let extent = try #require(picture.extent(unlike: white))
        #expect(extent.y == row...row)
    }

    @Test func `A rectangle thinner than a pixel is drawn one pixel thick`() throws {
        let picture = try draw(list([node(frame(10, 20.2, 30, 0.1), fill(red))]))
        let extent = try #require(picture.extent(unlike: white))
        #expect(extent.x == 10...39 && extent.y == 20...20)
        #expect(picture[20, 20] == [255, 0, 0, 255])
    }

    @Test func `An outline moves with the edges of its frame`() throws {
        // Half a border is drawn inside of the frame.
        var shape = Shape()
        shape.outline.frame = frame(10.9, 10.9, 29.2, 29.2)
        shape.outline.rectangle = Rectangle()
        shape.stroke.color = red
        shape.lineWidth = 1
        let picture = try draw(list([node(frame(10.4, 10.4, 30.2, 30.2), .shape(shape))]))
        let extent = try #require(picture.extent(unlike: white))
        #expect(extent.x == 10...40 && extent.y == 10...40)
        #expect(picture[25, 10][1] < 16 && picture[10, 25][1] < 16)
    }

    @Test func `A clip has sharp edges, too`() throws {
        let clip = Group.with {
            $0.clip.rectangle = Rectangle()
            $0.opacity = 1
        }
        let nodes = [
            node(frame(10.4, 10.4, 30, 30), .group(clip), children: 1),
            node(frame(0, 0, 100, 100), fill(red)),
        ]
        let picture = try draw(list(nodes))
        #expect(picture[10, 25] == [255, 0, 0, 255] && picture[9, 25] == white)
        #expect(picture[39, 25] == [255, 0, 0, 255] && picture[40, 25] == white)
    }

    @Test func `Documents keep fractions of a pixel`() throws {
        let lines = list([node(frame(10.5, 20, 30, 30), fill(red))])
        let document = String(decoding: try pictureRenderer().svg(lines, at: 0), as: UTF8.self)
        #expect(document.contains("10.5"))
    }
}
