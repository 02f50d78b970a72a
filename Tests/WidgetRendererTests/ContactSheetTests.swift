import Testing
import WidgetWire

@testable import WidgetRenderer

/// Where a contact sheet's titles and widgets stand.
@Suite struct ContactSheetTests {
    /// An engine loads Cairo.
    private let renderer: PictureRenderer

    init() throws { renderer = try pictureRenderer() }

    @Test func `Rows of few widgets stand side by side, and the next line below them`() throws {
        let layout = try layout(Array(repeating: [158, 158], count: 5))
        #expect(layout.titles.map(\.x) == [28, 408, 788, 1168, 28])
        #expect(layout.titles.map(\.y) == [28, 28, 28, 28, 264])
        #expect(layout.places[0].y == 28 + 36)
    }

    @Test func `A row without widgets has its title, and a long row goes on below`() throws {
        let layout = try layout([[], [715, 715, 715], [158]])
        #expect(layout.titles.map(\.y) == [28, 64, 500])
        #expect(layout.places.map(\.x) == [28, 763, 28, 28])
    }

    @Test func `Nothing overlaps or leaves the page`() throws {
        let widths = [[338.0, 338], [158, 158, 158, 158], [72, 72], [715, 715], [338], []]
        let layout = try layout(widths + widths)
        let frames = layout.places.map { (x: $0.x, y: $0.y, width: $0.cell.size.width) }
        for (index, one) in frames.enumerated() {
            #expect(one.x + one.width <= layout.width && one.y + 180 <= layout.height)
            for other in frames[(index + 1)...]
            where one.y < other.y + 180 && other.y < one.y + 180 {
                #expect(one.x + one.width <= other.x || other.x + other.width <= one.x)
            }
        }
    }

    @Test func `However many pictures are added, few pixels are kept, at the places of all`() throws
    {
        var sheet = ContactSheet(limit: 10_000)
        sheet.beginRow(title: "Row")
        for number in 1...1_000 {
            try sheet.add(picture(width: 60, height: 40), caption: "\(number)")
            #expect(sheet.pixelCount <= 10_000)
        }
        let sizes = sheet.rows[0].cells.map(\.size)
        #expect(sizes.count == 1_000 && sizes.allSatisfy { $0 == (60, 40) })
    }

    @Test func `A page shows its pictures as they are, and smaller ones as large`() throws {
        func page(limit: Int) throws -> DecodedPNG {
            var sheet = ContactSheet(limit: limit)
            sheet.beginRow(title: "")
            let red = list(
                width: 60, height: 40, [node(frame(0, 0, 60, 40), fill(color(1, 0, 0)))])
            try sheet.add(renderer.picture(red, scale: 2, at: 0), caption: "")
            return try DecodedPNG(renderer.png(sheet, scale: 2))
        }
        let (exact, shrunk) = (try page(limit: 100_000), try page(limit: 5_000))
        #expect((exact.width, exact.height) == (shrunk.width, shrunk.height))
        // In the middle and outside of the picture, whose corner is at 28 and 64 points.
        for page in [exact, shrunk] {
            #expect(page[2 * 40, 2 * 80] == [255, 0, 0, 255])
            #expect(page[2 * 20, 2 * 80] != [255, 0, 0, 255])
        }
    }

    /// The layout of rows of widgets of these widths, 158 high.
    private func layout(_ rows: [[Double]]) throws -> ContactSheetLayout {
        var sheet = ContactSheet()
        for widths in rows {
            sheet.beginRow(title: "Row")
            for width in widths {
                try sheet.add(picture(width: width, height: 158), caption: "1")
            }
        }
        return ContactSheetLayout(sheet)
    }

    private func picture(width: Double, height: Double) throws -> PictureSurface {
        try PictureSurface.pixels(width: width, height: height, scale: 1)
    }
}
