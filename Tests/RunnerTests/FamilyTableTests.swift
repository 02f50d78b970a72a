import Testing
import WidgetWire

/// Apple's table of widgets' sizes, with the room that content gets in them, through a plugin in
/// Swift, the header and the runner.
@Suite(.timeLimit(.minutes(8)))
struct FamilyTableTests {
    /// A family in the sizes that the Human Interface Guidelines list for iPhones and iPads.
    struct Row: Sendable {
        let family: Family
        let name: String
        let sizes: [(Double, Double)]
        /// 16 points on a home screen, none on a lock screen.
        let margin: Double
        /// The radius of `ContainerRelativeShape` in all of the room, and 4 points inside; nil for
        /// a capsule.
        let radii: (Double, Double)?
    }

    private static let rows = [
        Row(
            family: .systemSmall, name: "systemSmall",
            sizes: [
                (170, 170), (169, 169), (159, 159), (158, 158), (155, 155), (148, 148), (141, 141),
            ], margin: 16, radii: (6, 2)),
        Row(
            family: .systemMedium, name: "systemMedium",
            sizes: [
                (364, 170), (360, 169), (348, 157), (338, 158), (329, 155), (321, 148), (292, 141),
                (305.5, 141), (320.5, 146), (342, 155), (327.5, 150), (378.5, 170),
            ], margin: 16, radii: (6, 2)),
        Row(
            family: .systemLarge, name: "systemLarge",
            sizes: [
                (364, 382), (360, 379), (348, 357), (338, 354), (329, 345), (321, 324), (292, 311),
                (305.5, 305.5), (320.5, 320.5), (342, 342), (327.5, 327.5), (378.5, 378.5),
            ], margin: 16, radii: (6, 2)),
        Row(
            family: .systemExtraLarge, name: "systemExtraLarge",
            sizes: [
                (634.5, 305.5), (669, 320.5), (715.5, 342), (682, 327.5), (795, 378.5),
            ], margin: 16, radii: (6, 2)),
        Row(
            family: .accessoryCircular, name: "accessoryCircular",
            sizes: [(76, 76), (72, 72), (68, 68)], margin: 0, radii: nil),
        Row(
            family: .accessoryRectangular, name: "accessoryRectangular",
            sizes: [(172, 76), (160, 72), (170, 76), (157, 72), (153, 68)], margin: 0,
            radii: (12, 8)),
    ]

    @Test func `Content gets the size and margins of its family`() async throws {
        let runner = try await RunnerProcess.greeted(LayoutFactsPlugin.path())
        for row in Self.rows {
            for (width, height) in row.sizes {
                let answer = try runner.timeline("family-tables") {
                    $0.family = row.family
                    $0.environments[0].metrics = .fonts
                    $0.environments[0].width = width
                    $0.environments[0].height = height
                }
                let nodes = try #require(answer.entries.first).displayList.nodes
                try check(nodes, row, Size(width: width, height: height))
            }
        }
    }

    private struct Size {
        let width: Double
        let height: Double
    }

    private func check(_ nodes: [DisplayNode], _ row: Row, _ size: Size) throws {
        func node(_ identifier: String) throws -> DisplayNode {
            try #require(
                nodes.first { $0.accessibilityIdentifier == identifier }, "\(row.name)")
        }
        let room = Rect.with {
            $0.x = row.margin
            $0.y = row.margin
            $0.width = size.width - 2 * row.margin
            $0.height = size.height - 2 * row.margin
        }
        let content = try node("content")
        #expect(content.frame == room, "\(row.name)")
        #expect(content.accessibilityLabel == row.name)
        let margins = [String](repeating: "\(row.margin)", count: 4).joined(separator: ",")
        #expect(content.accessibilityValue == margins, "\(row.name)")
        #expect(try node("room").accessibilityLabel == "\(room.width)×\(room.height)")
        #expect(try node("relative").frame == room, "\(row.name)")
        let shape = try nodes.outline(of: node("shape")).rectangle
        let inner = try nodes.outline(of: node("inner")).rectangle
        let side = size.height / 2
        #expect(shape.cornerWidth == row.radii?.0 ?? side, "\(row.name)")
        #expect(inner.cornerWidth == row.radii?.1 ?? side - 4, "\(row.name)")
        // A round widget's is a circle.
        #expect(shape.continuous == (row.radii != nil) && inner.continuous == shape.continuous)
    }
}

extension [DisplayNode] {
    /// The outline that a node, or the first one inside it, draws.
    fileprivate func outline(of node: DisplayNode) throws -> Outline {
        let start = try #require(firstIndex { $0.id == node.id })
        let drawn = self[start...].lazy.compactMap { node -> Shape? in
            guard case .shape(let shape) = node.content else { return nil }
            return shape
        }
        return try #require(drawn.first).outline
    }
}
