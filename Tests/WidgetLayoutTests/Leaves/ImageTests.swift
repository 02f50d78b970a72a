import Testing
import WidgetImages
import WidgetWire

@testable import WidgetLayout

@Suite struct ImageTests {
    /// A picture of 40 × 20 pixels.
    private static let picture = ImageSource(Pixels(width: 40, height: 20), digest: 1)

    private func image(
        scale: Double = 1, _ attributes: [(ViewAttribute, AttributeValue)] = []
    ) -> Node {
        let value = ImageValue(source: Self.picture, scale: scale)
        return Node(.image, [(.image, .image(value))] + attributes)
    }

    private let resizable: (ViewAttribute, AttributeValue) = (.resizable, .bool(true))

    @Test func `An image is as large as its pixels divided by its scale`() throws {
        #expect(
            try Drawing.text { image() } == """
                widget 100×100
                  image 30,40 40×20
                """)
        #expect(try Drawing.text { image(scale: 2) }.contains("image 40,45 20×10"))
    }

    @Test func `A resizable image fills the available space`() throws {
        #expect(try Drawing.text { image([resizable]) }.contains("image 0,0 100×100"))
        #expect(
            try Drawing.text { Node(.aspectRatio, [], [image([resizable])]) }
                .contains("image 0,25 100×50"))
        #expect(
            try Drawing.text { Node(.fixedSize, [], [image([resizable])]) }
                .contains("image 30,40 40×20"))
    }

    @Test func `Only pixels that can be seen are sent`() throws {
        let list = try Drawing.list { image([resizable]).frame(width: 5, height: 5) }
        // Five points at two pixels each.
        #expect(list.bitmaps.map(\.width) == [10] && list.bitmaps.map(\.height) == [10])
        #expect(list.bitmaps.map(\.isComplete) == [true])
        let large = try Drawing.list { image([resizable]) }
        #expect(large.bitmaps.map(\.width) == [40] && large.bitmaps.map(\.height) == [20])
    }

    @Test func `An image that is drawn twice is one bitmap`() throws {
        let list = try Drawing.list {
            HStack {
                image()
                image()
            }
        }
        #expect(list.nodes.count == 2 && list.bitmaps.count == 1)
        #expect(Set(list.nodes.map(\.image.bitmap)) == Set(list.bitmaps.map(\.digest)))
    }

    @Test func `A template image is a mask in the foreground style`() throws {
        let list = try Drawing.list { image([(.template, .bool(true))]) }
        #expect(list.bitmaps.map(\.format) == [.mask])
        #expect(list.debugText.contains("image 30,40 40×20 fill=#000000"))
    }

    @Test(arguments: [
        (0, "fill=#FFFFFF", [255, 255]), (1, "fill=#0A84FF", [255, 255]),
        (2, "fill=#FFFFFF", [0, 54]), (3, "fill=#0A84FF", [0, 54]),
        (9, "fill=#FFFFFF", [255, 255]),
    ])
    func `An accented image is a mask in the primary or the accent color`(
        mode: Int64, fill: String, bytes: [UInt8]
    ) throws {
        let pixels = try Pixels(width: 2, height: 1, rgba: [0, 0, 0, 255, 255, 0, 0, 255])
        let value = ImageValue(source: ImageSource(pixels, digest: 7), scale: 1)
        let list = try Drawing.list(change: { $0.renderingMode = .accented }) {
            Node(.image, [(.image, .image(value)), (.accentedRendering, .int(mode))])
        }
        #expect(list.debugText.hasSuffix(fill))
        #expect(list.bitmaps.map { [UInt8]($0.pixels) } == [bytes])
    }

    @Test func `An image in full color keeps its colors in every rendering mode`() throws {
        for mode in WidgetEnvironment.RenderingMode.allCases {
            let list = try Drawing.list(change: { $0.renderingMode = mode }) {
                image([(.accentedRendering, .int(4))])
            }
            #expect(list.bitmaps.map(\.format) == [.bgra])
        }
    }

    @Test func `A symbol image is scaled with its font`() throws {
        let frame: (ViewAttribute, AttributeValue) = (.symbolFrame, .doubles([20, 15]))
        let text = try Drawing.text {
            Node(
                .hstack, [(.alignment, .int(VerticalAlignment.firstTextBaseline.number))],
                [image([frame]), Text("A").font(FontValue(style: 0, points: 20))]
            ).font(FontValue(style: 0, points: 10))
        }
        // Half its size, 40 × 20, and its baseline on that of the text, 16 of 20 points below its
        // top.
        #expect(text.contains("image 31,48.5 20×10"))
        #expect(text.contains("text 59,40 10×20"))
        #expect(
            try Drawing.text { image([frame, resizable]) }.contains("image 0,0 100×100"))
    }

    @Test func `Cap insets and tiles keep the image's scale`() throws {
        let caps: (ViewAttribute, AttributeValue) = (.capInsets, .doubles([1, 2, 3, 4]))
        #expect(
            try Drawing.text { image([resizable, caps, (.tiled, .bool(true))]) }
                .contains("image 0,0 100×100 of=40×20 caps=1,2,3,4 tiled"))
        // Without being resizable, nothing is stretched.
        #expect(try !Drawing.text { image([caps]) }.contains("caps"))
    }

    @Test func `A redacted image is a rectangle`() throws {
        let list = try Drawing.list(options: .placeholder) { image() }
        #expect(list.bitmaps.isEmpty)
        #expect(list.debugText.contains("shape"))
    }

    @Test func `An image that cannot be decoded keeps its frame`() throws {
        let broken = Node(.image, [(.image, .image(ImageValue(source: nil, scale: 1)))])
        let list = try Drawing.list { broken.frame(width: 10, height: 10) }
        #expect(list.bitmaps.isEmpty)
        try list.validate()
    }
}
