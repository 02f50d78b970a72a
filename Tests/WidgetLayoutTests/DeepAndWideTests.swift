import Testing
import WidgetWire

@testable import WidgetLayout

@Suite(.timeLimit(.minutes(1)))
struct DeepAndWideTests {
    /// `depth` views of each kind in turn around one colour.
    private func list(depth: Int, _ wrap: (any Recorded, Int) -> any Recorded) throws -> DisplayList
    {
        var view: any Recorded = Color.red.mark("core")
        for level in 0..<depth { view = wrap(view, level) }
        return try Drawing.list { view }
    }

    /// Measurements of text per level, in a tree of `depth` levels.
    private func effort(
        depth: Int, _ wrap: (any Recorded, Int) -> any Recorded
    ) throws -> Double {
        let engine = SquareTextEngine()
        var view: any Recorded = Text("core")
        for level in 0..<depth { view = wrap(view, level) }
        let list = try Drawing.list(engine: engine) { view }
        #expect(list.nodes.count >= depth)
        return Double(engine.measureCount) / Double(depth)
    }

    @Test func `Measurements of nested stacks grow linearly with their depth`() throws {
        let wrap = { (inner: any Recorded, level: Int) -> any Recorded in
            let label = Text(String(repeating: "a ", count: 1 + level % 7))
            return switch level % 4 {
            case 0: Node(.hstack, [], [label, inner])
            case 1: Node(.zstack, [], [inner, label])
            case 2: Node(.vstack, [], [inner.padding(0.5), label])
            default: Node(.hstack, [], [inner, Spacer(), label])
            }
        }
        for depth in [50, 200, 800] {
            #expect(try effort(depth: depth, wrap) < 64)
        }
    }

    @Test func `Measurements of nested layers grow linearly with their depth`() throws {
        let wrap = { (inner: any Recorded, level: Int) -> any Recorded in
            let label = Text(String(repeating: "a", count: 1 + level % 11))
            return switch level % 3 {
            case 0: Node(.zstack, [], [inner.padding(0.25), label])
            case 1: inner.padding(0.25).overlay { label }
            default: inner.background { label }
            }
        }
        for depth in [100, 400, 1_200] {
            #expect(try effort(depth: depth, wrap) < 64)
        }
    }

    @Test func `Measurements of nested ViewThatFits grow at most quadratically with their depth`()
        throws
    {
        let wrap = { (inner: any Recorded, level: Int) -> any Recorded in
            let label = Text(String(repeating: "a ", count: 1 + level % 5))
            return switch level % 5 {
            case 0:
                Node(
                    .viewThatFits, [],
                    [label.frame(width: 900), Node(.hstack, [], [label, inner])])
            case 1: inner.fixedSize(horizontal: false, vertical: level % 2 == 0)
            case 2: Node(.hstack, [], [inner.frame(minWidth: 0, maxWidth: .infinity), label])
            case 3: Node(.grid, [], [Node(.gridRow, [], [label, inner])])
            default: Node(.vstack, [], [label, inner.aspectRatio(2, contentMode: .fit)])
            }
        }
        for depth in [50, 200] {
            let engine = SquareTextEngine()
            var view: any Recorded = Text("core")
            for level in 0..<depth { view = wrap(view, level) }
            _ = try Drawing.list(engine: engine) { view }
            #expect(engine.measureCount < 64 * depth * depth)
        }
    }

    @Test func `Measurements of nested geometry readers grow linearly with their depth`() throws {
        func nested(_ depth: Int) -> any Recorded {
            depth == 0
                ? Text("core")
                : VStack {
                    Text("label")
                    GeometryReader { _ in nested(depth - 1) }
                }
        }
        let engine = SquareTextEngine()
        _ = try Drawing.list(engine: engine) { nested(150) }
        #expect(engine.measureCount < 151 * 8)
    }

    @Test func `Measurements of a column grow linearly with its length`() throws {
        func effort(rows: Int) throws -> Int {
            let engine = SquareTextEngine()
            _ = try Drawing.list(height: 20_000, engine: engine) {
                VStack {
                    for number in 0..<rows {
                        HStack {
                            Text("\(number)")
                            Spacer()
                            Text("a b c")
                        }
                    }
                }
            }
            return engine.measureCount
        }
        #expect(try effort(rows: 2_000) < 11 * effort(rows: 200))
    }

    @Test func `The only text of a row is measured once`() throws {
        let engine = SquareTextEngine()
        _ = try Drawing.list(engine: engine) {
            HStack {
                Color.red.frame(width: 10, height: 10)
                Text("label")
                Color.red.frame(width: 10, height: 10)
                Spacer()
            }
        }
        #expect(engine.measureCount == 1)
    }

    @Test func `A column of many rows is laid out`() throws {
        let list = try Drawing.list(height: 20_000) {
            VStack(spacing: 1) {
                for number in 0..<2_000 {
                    HStack {
                        Text("\(number)")
                        Spacer()
                        Color.red.frame(width: 5, height: 5)
                    }
                }
            }
        }
        #expect(list.nodes.count == 4_000)
    }

    @Test func `The deepest trees are laid out or cut`() throws {
        let modifiers = try list(depth: 1_900) { inner, level in
            level % 2 == 0 ? inner.padding(0) : inner.frame(maxWidth: .infinity)
        }
        #expect(modifiers.nodes.count == 1)
        let stacks = try list(depth: 1_900) { inner, _ in
            HStack(spacing: 0) {
                inner
                Spacer()
            }
        }
        #expect(stacks.nodes.count == 1)
        let layers = try list(depth: 1_900) { inner, _ in Color.blue.overlay { inner } }
        #expect(layers.nodes.count == 1_901)
    }
}
