import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

@Suite struct PictureTests {
    let red = color(1, 0, 0)
    let black = color(0, 0, 0)
    let sharp = WidgetShape(cornerRadius: 0)

    @Test(arguments: [(1, 100), (2, 200), (1.5, 150)] as [(Double, Int)])
    func `A picture has its size in pixels`(scale: Double, side: Int) throws {
        let picture = try DecodedPNG(pictureRenderer().png(list([]), scale: scale, at: 0))
        #expect(picture.width == side && picture.height == side)
    }

    @Test func `A widget's corners are transparent`() throws {
        let picture = try draw([])
        #expect(picture[0, 0] == [0, 0, 0, 0])
        #expect(picture[99, 99] == [0, 0, 0, 0])
        #expect(picture[50, 0] == [255, 255, 255, 255])
        let circle = try draw([], shape: WidgetShape(.accessoryCircular))
        #expect(circle[12, 12][3] == 0)
        #expect(circle[16, 16][3] == 255)
    }

    @Test func `The appearance decides the background`() throws {
        var dark = list([])
        dark.environment.appearance = .dark
        #expect(try draw(dark)[50, 50] == [0x1C, 0x1C, 0x1E, 255])
    }

    @Test func `A translucent container background is drawn over the system's`() throws {
        var faint = list([node(frame(0, 0, 100, 100), fill(color(1, 0, 0, 0.5)))])
        faint.showsBackground = true
        #expect(try draw(faint)[50, 50] == [255, 127, 127, 255])
    }

    @Test func `Shapes fill their frames`() throws {
        let picture = try draw([node(frame(10, 20, 30, 40), fill(red))])
        let extent = try #require(picture.extent(unlike: [255, 255, 255, 255]))
        #expect(extent.x == 10...39 && extent.y == 20...59)
        #expect(picture[20, 30] == [255, 0, 0, 255])
    }

    @Test func `Translucent paint is blended`() throws {
        let picture = try draw([node(frame(0, 0, 100, 100), fill(color(1, 0, 0, 0.5)))])
        #expect(picture[50, 50] == [255, 127, 127, 255])
    }

    @Test func `Translucent pixels are not premultiplied`() throws {
        let whole = Group.with { $0.opacity = 1 }
        var background = node(frame(0, 0, 100, 100), .group(whole))
        background.childCount = 1
        var orange = list([background, node(frame(0, 0, 100, 100), fill(color(1, 0.5, 0, 1)))])
        orange.showsBackground = true
        let picture = try draw(orange, shape: WidgetShape(.systemSmall))
        let corner = (0..<20).flatMap { y in (0..<20).map { x in picture[x, y] } }
        let edge = try #require(corner.first { (64...192).contains($0[3]) })
        #expect(edge[0] >= 253 && abs(Int(edge[1]) - 128) <= 3)
    }

    @Test func `Corners are round or continuous`() throws {
        var round = Outline()
        round.rectangle.cornerWidth = 30
        round.rectangle.cornerHeight = 30
        var continuous = round
        continuous.rectangle.continuous = true
        let pictures = try [round, continuous].map { outline in
            var shape = Shape()
            shape.outline = outline
            shape.fill.color = red
            return try draw([node(frame(0, 0, 100, 100), .shape(shape))])
        }
        for picture in pictures {
            #expect(picture[6, 6] == [255, 255, 255, 255])
            #expect(picture[12, 12] == [255, 0, 0, 255])
        }
        #expect(pictures[0][36, 0] == [255, 0, 0, 255])
        #expect(pictures[1][36, 0] != [255, 0, 0, 255])
    }

    @Test func `An ellipse touches its frame`() throws {
        let ellipse = Shape.with {
            $0.outline.ellipse = Ellipse()
            $0.fill.color = red
        }
        let picture = try draw([node(frame(10, 30, 80, 40), .shape(ellipse))])
        let extent = try #require(picture.extent(unlike: [255, 255, 255, 255]))
        #expect(extent.x == 10...89 && extent.y == 30...69)
        #expect(picture[12, 32] == [255, 255, 255, 255])
    }

    @Test func `Strokes lie on the outline`() throws {
        let stroked = Shape.with {
            $0.outline.rectangle = Rectangle()
            $0.stroke.color = red
            $0.lineWidth = 4
        }
        let picture = try draw([node(frame(20, 20, 60, 60), .shape(stroked))])
        #expect(picture[18, 50] == [255, 0, 0, 255])
        #expect(picture[21, 50] == [255, 0, 0, 255])
        #expect(picture[23, 50] == [255, 255, 255, 255])
    }

    @Test func `Gradients run from start to end`() throws {
        var shape = Shape()
        shape.outline.rectangle = Rectangle()
        shape.fill.linearGradient = LinearGradient.with { gradient in
            gradient.stops = [
                GradientStop.with { $0.color = color(1, 0, 0) },
                GradientStop.with {
                    $0.color = color(0, 0, 1)
                    $0.location = 1
                },
            ]
            gradient.end.x = 100
        }
        let picture = try draw([node(frame(0, 0, 100, 100), .shape(shape))])
        #expect(picture[1, 50][0] > 245 && picture[98, 50][2] > 245)
        #expect(abs(Int(picture[50, 50][0]) - 140) < 4)
    }

    @Test func `Groups blend as one`() throws {
        let group = Group.with { $0.opacity = 0.5 }
        let picture = try draw([
            node(frame(0, 0, 100, 100), .group(group), children: 2),
            node(frame(0, 0, 60, 100), fill(red)), node(frame(40, 0, 60, 100), fill(red)),
            node(frame(0, 0, 100, 20), fill(black)),
        ])
        #expect(picture[50, 50] == [255, 127, 127, 255])
        #expect(picture[20, 50] == picture[50, 50])
        #expect(picture[50, 10] == [0, 0, 0, 255])
    }

    @Test func `Groups clip and transform their children only`() throws {
        let group = Group.with {
            $0.opacity = 1
            $0.transform.a = 1
            $0.transform.d = 1
            $0.transform.tx = 50
            $0.clip.rectangle = Rectangle()
        }
        let picture = try draw([
            node(frame(0, 0, 20, 20), .group(group), children: 1),
            node(frame(0, 0, 100, 100), fill(red)), node(frame(0, 80, 10, 10), fill(black)),
        ])
        #expect(picture[55, 10] == [255, 0, 0, 255])
        #expect(picture[75, 10] == [255, 255, 255, 255])
        #expect(picture[45, 10] == [255, 255, 255, 255])
        #expect(picture[5, 85] == [0, 0, 0, 255])
    }

    @Test func `Hit regions draw their children`() throws {
        let picture = try draw([
            node(frame(0, 0, 100, 100), .hitRegion(HitRegion()), children: 1),
            node(frame(0, 0, 100, 100), fill(red)),
        ])
        #expect(picture[50, 50] == [255, 0, 0, 255])
    }

    @Test(arguments: [0.0, -1, .nan, 200])
    func `Impossible sizes are errors that name the size`(scale: Double) throws {
        let error = #expect(throws: PictureError.self) {
            try pictureRenderer().png(list([]), scale: scale, at: 0)
        }
        #expect(error?.description.contains("100.0 × 100.0 points") == true)
    }

    @Test func `A picture can have too many pixels though its sides are short enough`() {
        var large = list([])
        (large.environment.width, large.environment.height) = (9_000, 9_000)
        #expect(throws: PictureError.badSize(width: 9_000, height: 9_000, scale: 1)) {
            try pictureRenderer().png(large, scale: 1, at: 0)
        }
    }

    private func draw(_ nodes: [DisplayNode], shape: WidgetShape? = nil) throws -> DecodedPNG {
        try draw(list(nodes), shape: shape)
    }

    private func draw(_ list: DisplayList, shape: WidgetShape? = nil) throws -> DecodedPNG {
        let shape = shape ?? (list.nodes.isEmpty ? WidgetShape(.systemSmall) : sharp)
        return try DecodedPNG(pictureRenderer().png(list, shape: shape, scale: 1, at: 0))
    }
}
