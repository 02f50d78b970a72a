import Testing
import WidgetWire

@testable import WidgetLayout

/// What depends on the order in which views get their places and are drawn.
@Suite struct PlacementTests {
    private func names(@Views _ content: () -> [any Recorded]) throws -> [String] {
        try Drawing.draw(.ideal, content()).1.map(\.accessibilityIdentifier)
            .filter { !$0.isEmpty }
    }

    private var square: Node { Color.red.frame(width: 10, height: 10) }

    @Test(arguments: [ViewKind.zstack, .hstack, .vstack, .grid])
    func `Siblings are drawn in the order of their Z index`(kind: ViewKind) throws {
        let names = try names {
            Node(
                kind, [],
                [
                    square.mark("a").zIndex(1), square.mark("b"), square.mark("c").zIndex(-1),
                    square.mark("d").zIndex(1).padding(),
                ])
        }
        #expect(names == ["c", "b", "a", "d"])
    }

    @Test func `Deferred content gets the frame of its view`() throws {
        var learned: [Double] = []
        _ = try names {
            HStack(spacing: 0) {
                square
                square.deferred(.inFront) { geometry in
                    learned = [geometry.x, geometry.y, geometry.width, geometry.height]
                    return []
                }
            }
        }
        #expect(learned == [10, 0, 10, 10])
    }

    @Test func `Deferred content is drawn behind, in front of or instead of its view`() throws {
        func order(_ side: DeferredElement.Side) throws -> [String] {
            try names { square.mark("view").deferred(side) { _ in square.mark("content") } }
        }
        #expect(try order(.behind) == ["content", "view"])
        #expect(try order(.inFront) == ["view", "content"])
        #expect(try order(.instead) == ["content"])
    }

    @Test func `Deferred content behind a view gives a valid tree`() throws {
        let list = try Drawing.list {
            square.mark("a").opacity(0.5).deferred(.behind) { _ in
                square.opacity(0.3).opacity(0.2)
            }.opacity(0.9)
        }
        try list.validate()
        #expect(list.nodes.map(\.childCount) == [1, 1, 1, 0, 1, 1, 1, 0])
    }

    @Test func `Deferred content gets the frames of landmarks`() throws {
        var found: [[Double]?] = []
        _ = try names {
            HStack(spacing: 0) {
                square
                square.landmark(7)
            }
            .padding(5)
            .deferred(.behind) { geometry in
                found = [geometry.landmarks[7], geometry.landmarks[8]]
                return []
            }
        }
        #expect(found == [[15, 5, 10, 10], nil])
    }

    @Test func `A custom guide has its default position`() throws {
        let row = Node(
            .hstack, ownGuide + [(.spacing, .double(0))],
            [
                Color.red.frame(width: 10, height: 50).mark("a"), square.mark("b"),
                square.guide(64 << 8) { _ in 10 }.mark("c"),
            ])
        #expect(try tops(row) == [0, 8, 0])
    }

    @Test func `A custom guide of a grid row has its default position`() throws {
        let row = Node(
            .gridRow, ownGuide,
            [Color.red.frame(width: 10, height: 50).mark("a"), square.mark("b")])
        #expect(try tops(Node(.grid, [], [row])) == [0, 8])
    }

    /// A guide a fifth of the way down.
    private var ownGuide: [(ViewAttribute, AttributeValue)] {
        let function = ViewCallback(
            .guideDefault { guide, dimensions in
                guide == 64 << 8 ? dimensions.height / 5 : 0
            }, release: {})
        return [(.alignment, .int(64 << 8)), (.guideDefault, .callback(function))]
    }

    /// Where the marked views begin.
    private func tops(_ view: Node) throws -> [Double] {
        try Drawing.draw(.ideal, [view]).1
            .filter { !$0.accessibilityIdentifier.isEmpty }.map(\.frame.y)
    }
}
