import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct LazyGridTests {
    private func frames(
        _ columns: [GridItem], width: Double?, @Views _ content: () -> [any Recorded]
    ) throws -> [[Double]] {
        let grid = LazyVGrid(columns: columns, content)
        let (size, nodes) = try Drawing.draw(Proposal(width: width, height: nil), [grid])
        return [[0, 0, size.width, size.height]]
            + nodes.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
    }

    private func square(_ width: Double, _ height: Double = 10) -> Node {
        Color.red.frame(width: width, height: height)
    }

    /// Measured: docs/probes/swiftui-lazy-grid-scope.swift of https://github.com/mburger89/MetalUI
    /// at cb2b3aa6, macOS 27.0, LZ2.
    @Test func `Fixed columns are centered in the available width`() throws {
        let frames = try frames([GridItem(.fixed(50)), GridItem(.fixed(40))], width: 200) {
            square(30)
            square(20)
            square(100)
            square(20)
        }
        #expect(
            frames == [
                [0, 0, 200, 28], [61, 0, 30, 10], [119, 0, 20, 10], [26, 18, 100, 10],
                [119, 18, 20, 10],
            ])
    }

    @Test func `The number of adaptive columns does not depend on that of views`() throws {
        let column = GridItem(.adaptive(minimum: 45))
        let one = try frames([column], width: 200) { square(10) }
        let four = try frames([column], width: 200) {
            for _ in 0..<4 { square(10) }
        }
        #expect(one[1] == four[1])
        #expect(abs(one[1][0] - 25.6667) < 0.01)
    }

    /// Measured as above, LZ4.
    @Test func `The first row decides the column widths when there is no proposal`() throws {
        let frames = try frames([GridItem(), GridItem()], width: nil) {
            square(30)
            square(20)
            square(100)
            square(20)
        }
        #expect(
            frames == [
                [0, 0, 58, 28], [-2.5, 0, 30, 10], [35.5, 0, 20, 10], [-37.5, 18, 100, 10],
                [35.5, 18, 20, 10],
            ])
    }

    /// Explained in https://www.objc.io/blog/2020/11/23/grid-layout.
    @Test func `Flexible columns share the width in order`() throws {
        let frames = try frames([GridItem(.flexible(minimum: 140)), GridItem()], width: 200) {
            Color.red.frame(height: 10)
            Color.red.frame(height: 10)
        }
        #expect(frames == [[0, 0, 200, 10], [0, 0, 140, 10], [148, 0, 52, 10]])
    }

    @Test func `Cells are centered in their row`() throws {
        let frames = try frames([GridItem(.fixed(20)), GridItem(.fixed(20))], width: 48) {
            square(20, 30)
            square(20, 10)
        }
        #expect(frames[2] == [28, 10, 20, 10])
    }

    @Test func `A section header has its own row`() throws {
        let frames = try frames([GridItem(.fixed(20)), GridItem(.fixed(20))], width: 48) {
            square(20)
            Color.blue.frame(height: 5).gridCellColumns(0)
            square(20)
        }
        #expect(frames[1...] == [[0, 0, 20, 10], [0, 18, 48, 5], [0, 31, 20, 10]])
    }

    @Test(arguments: [(1, 0.0), (2, 19), (3, 38)])
    func `A section header has the alignment of the grid`(alignment: Int64, x: Double) throws {
        let grid = LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
            square(10, 5).gridCellColumns(0)
        }.node
        let aligned = Node(
            .lazyVGrid, grid.attributes + [(.alignment, .int(alignment))], grid.children)
        let (_, nodes) = try Drawing.draw(Proposal(width: 48, height: nil), [aligned])
        #expect(
            nodes.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] } == [
                [x, 0, 10, 5]
            ])
    }

    @Test(arguments: [
        GridItem(.fixed(.nan)), GridItem(.fixed(-5)), GridItem(.adaptive(minimum: 0)),
        GridItem(.adaptive(minimum: -1e9), spacing: -1e9), GridItem(.flexible(minimum: .infinity)),
        GridItem(.flexible(minimum: 50, maximum: 10), spacing: .infinity),
    ])
    func `Invalid columns give finite frames`(item: GridItem) throws {
        for width in [nil, 0, 100, Double.infinity] {
            let frames = try frames([item, item], width: width) {
                for _ in 0..<5 { Color.red }
            }
            #expect(frames.count == 6)
            #expect(Array(frames.dropFirst().joined()).allSatisfy { $0.isFinite })
        }
    }
}
