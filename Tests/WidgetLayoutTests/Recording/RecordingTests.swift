import Testing

@testable import WidgetLayout

@Suite struct RecordingTests {
    /// A builder and what it reports.
    private final class Log {
        var lines: [String] = []
    }

    private func builder(
        _ log: Log, limits: ViewTreeLimits = .default
    ) -> ViewTreeBuilder {
        ViewTreeBuilder(limits: limits) { log.lines.append($0) }
    }

    @Test func `Views are stored in the order in which they begin`() throws {
        let builder = builder(Log())
        builder.begin(ViewKind.vstack.rawValue)
        #expect(builder.openKind == .vstack)
        builder.begin(ViewKind.text.rawValue)
        builder.set(ViewAttribute.textString.rawValue, .string("a"))
        builder.set(ViewAttribute.textString.rawValue, .string("b"))
        builder.end()
        builder.begin(ViewKind.divider.rawValue)
        builder.end()
        builder.end()
        #expect(builder.openKind == nil)
        let tree = try builder.finish()
        #expect(tree.count == 3)
        #expect(tree.nodes.map(\.kind) == [.group, .vstack, .text, .divider])
        #expect(tree.nodes[2].string(.textString) == "b")
        #expect(Array(tree.children(of: 1)) == [2, 3])
    }

    @Test func `Unknown kinds become groups and are reported once`() throws {
        let log = Log()
        let builder = builder(log)
        for _ in 0..<2 {
            builder.begin(9_999)
            builder.set(7_777, .bool(true))
            builder.end()
        }
        #expect(try builder.finish().nodes.map(\.kind) == [.group, .group, .group])
        #expect(
            log.lines == [
                "View kind 9999 is unknown to this runner; its children stand alone.",
                "View attribute 7777 is unknown to this runner and has no effect.",
            ])
    }

    @Test func `Values of the wrong type are reported`() throws {
        let log = Log()
        let builder = builder(log)
        builder.begin(ViewKind.hstack.rawValue)
        builder.set(ViewAttribute.spacing.rawValue, .int(3))
        builder.end()
        #expect(try builder.finish().nodes[1].attributes.isEmpty)
        #expect(log.lines == ["Attribute spacing takes a double, not a int; it has no effect."])
    }

    @Test func `An attribute without an open view is reported`() {
        let log = Log()
        builder(log).set(ViewAttribute.spacing.rawValue, .double(3))
        #expect(log.lines == ["Attribute spacing was set outside any view; begin a view first."])
    }

    @Test func `Unbalanced begin and end calls are reported`() throws {
        let log = Log()
        let builder = builder(log)
        builder.end()
        builder.begin(ViewKind.zstack.rawValue)
        #expect(try builder.finish().count == 1)
        #expect(
            log.lines == [
                "A view was ended that had not begun; match each begin with one end.",
                "A zstack was begun and not ended; match each begin with one end.",
            ])
    }

    @Test func `Finishing a tree twice throws an error`() throws {
        let builder = builder(Log())
        _ = try builder.finish()
        let error = #expect(throws: ViewTreeError.self) { try builder.finish() }
        #expect(
            error?.description
                == "The views were finished before; record the next ones with a new builder.")
    }

    @Test func `Views beyond the limits are cut`() throws {
        let log = Log()
        let builder = builder(log, limits: ViewTreeLimits(depth: 2, nodes: 3))
        for _ in 0..<4 { builder.begin(ViewKind.vstack.rawValue) }
        builder.set(ViewAttribute.spacing.rawValue, .double(3))
        #expect(builder.openKind == nil)
        for _ in 0..<4 { builder.end() }
        for _ in 0..<3 {
            builder.begin(ViewKind.spacer.rawValue)
            builder.end()
        }
        #expect(try builder.finish().count == 3)
        #expect(
            log.lines == [
                "Views deeper than 2 are cut; nest fewer.",
                "Views beyond 3 are cut; draw fewer.",
            ])
    }

    @Test func `A callback is released once, with its tree`() throws {
        let log = Log()
        var tree: ViewTree? = try recordedGuide(log)
        #expect(tree?.count == 1)
        #expect(log.lines.isEmpty)
        tree = nil
        #expect(log.lines == ["released"])
    }

    @Test func `A callback of an unknown attribute is released at once`() {
        let log = Log()
        builder(log).set(9_999, .callback(ViewCallback(.guide { _ in 0 }) { log.lines = [] }))
        #expect(log.lines.isEmpty)
    }

    private func recordedGuide(_ log: Log) throws -> ViewTree {
        let builder = builder(log)
        builder.begin(ViewKind.alignmentGuide.rawValue)
        let callback = ViewCallback(.guide { _ in 0 }) { log.lines.append("released") }
        builder.set(ViewAttribute.content.rawValue, .callback(callback))
        builder.end()
        return try builder.finish()
    }
}
