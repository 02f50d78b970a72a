import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct PathTests {
    /// A path of numbers in a widget of 60 × 40 points, as text.
    private func path(
        _ numbers: [Double], _ attributes: [(ViewAttribute, AttributeValue)] = []
    ) throws -> String {
        let text = try Drawing.text(width: 60, height: 40) {
            Node(.path, [(.pathNumbers, .doubles(numbers))] + attributes)
        }
        return String(text.split(separator: "\n")[1].dropFirst(2))
    }

    @Test func `A path is relative to its frame`() throws {
        #expect(
            try path([0, 1, 2, 1, 3, 4, 4])
                == "shape 0,0 60×40 path(M1,2L3,4Z) fill=#000000")
        let moved = try Drawing.text(width: 60, height: 40) {
            Node(.path, [(.pathNumbers, .doubles([0, 0, 0, 1, 10, 5]))])
                .modified(.padding, [(.insets, .doubles([4, 8, 4, 8]))])
        }
        #expect(moved.contains("path(M8,4L18,9)"))
    }

    @Test func `A curve with one control point becomes one with two`() throws {
        #expect(try path([0, 0, 0, 2, 3, 6, 6, 0]).contains("path(M0,0C2,4 4,4 6,0)"))
    }

    @Test func `The path's function gets the size of its frame`() throws {
        let callback = ViewCallback(
            .path { width, height in [0, 0, 0, 1, width, height] }, release: {})
        let text = try Drawing.text(width: 60, height: 40) {
            Node(.path, [(.content, .callback(callback)), (.evenOdd, .bool(true))])
        }
        #expect(text.contains("evenodd(M0,0L60,40)"))
    }

    @Test func `A stroke has its line style`() throws {
        let line = try path(
            [0, 0, 0, 1, 9, 9],
            [
                (.stroke, .paint(PaintValue(.color(ColorValue())))), (.lineWidth, .double(3)),
                (.lineCap, .int(1)), (.lineJoin, .int(2)), (.miterLimit, .double(4)),
                (.dash, .doubles([2, 1])), (.dashPhase, .double(1)),
            ])
        #expect(
            line.hasSuffix("stroke=#000000/3 cap=roundCap join=bevel miter=4 dash=2,1+1"))
    }

    @Test func `Invalid path elements are left out and reported`() throws {
        #expect(try path([1, 5, 5, 0, 1, 1]).contains("path(M1,1)"))
        #expect(try path([0, 1, 1, 1, .nan, 2, 1, 3, 3]).contains("path(M1,1L3,3)"))
        #expect(try path([0, 1, 1, 7, 2, 2]).contains("path(M1,1)"))
        #expect(try path([0, 1, 1, 3, 2, 2]).contains("path(M1,1)"))
        #expect(try path([0, 1, 1, 1, 1e300, 2]).contains("L1000000,2"))
        #expect(try path([]).contains("path()"))
        var reading = PathReading(origin: .zero, isEvenOdd: false, limit: 10)
        reading.read([0, 1, 1, 9])
        #expect(
            reading.problem
                == "A path is cut at '9.0', which is not a verb with its points; see widget_path_verb."
        )
    }

    @Test func `The number of path elements is limited`() throws {
        var reading = PathReading(origin: .zero, isEvenOdd: false, limit: 1_000_000)
        reading.read([0, 0, 0] + Array(repeating: 1.0, count: 3 * 200_000))
        #expect(reading.path.verbs.count == PathReading.limit)
        #expect(reading.problem?.hasPrefix("Paths are cut: ") == true)
    }

    @Test func `A path can be a clip shape`() throws {
        let text = try Drawing.text(width: 60, height: 40) {
            Color.red.modified(
                .clip, [], [Node(.path, [(.pathNumbers, .doubles([0, 0, 0, 1, 9, 9, 1, 0, 9]))])])
        }
        #expect(text.contains("group 0,0 60×40 clip=path(M0,0L9,9L0,9)"))
    }
}

@Suite struct ContainerShapeTests {
    @Test(arguments: [(0.0, "22×22"), (8, "14×14"), (30, "")])
    func `A container-relative shape is concentric with the widget's corners`(
        padding: Double, radii: String
    )
        throws
    {
        let insets = AttributeValue.doubles(Array(repeating: padding, count: 4))
        let text = try Drawing.text {
            Node(.containerShape).modified(.padding, [(.insets, insets)])
        }
        #expect(text.contains(radii.isEmpty ? "rectangle" : "rounded~\(radii)"))
    }

    @Test func `The container shape of a circular widget is a circle`() throws {
        let options = LayoutOptions(contentMargins: Insets(all: 0), cornerRadius: .infinity)
        let text = try Drawing.text(options: options) { Node(.containerShape) }
        #expect(text.contains("rounded50×50"))
    }
}
