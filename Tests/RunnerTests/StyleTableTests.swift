import Testing
import WidgetWire

/// Apple's tables of text styles and system colours, through a plugin in Swift, the header and the
/// runner.
@Suite(.timeLimit(.minutes(8)))
struct StyleTableTests {
    private static let styles = [
        "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
        "footnote", "caption", "caption2",
    ]

    /// Points of the styles; widgets follow the sizes from large on.
    private static let points: [(TextSize, [Double])] = [
        (.xsmall, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
        (.medium, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
        (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
        (.xlarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
        (.xxlarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
        (.xxxlarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
        (.accessibility1, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
        (.accessibility2, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
        (.accessibility3, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
        (.accessibility4, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
        (.accessibility5, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
    ]

    @Test func `Text styles have Apple's size at every text size`() async throws {
        let runner = try await RunnerProcess.greeted(LayoutFactsPlugin.path())
        for (textSize, row) in Self.points {
            let nodes = try nodes(of: runner) { $0.environments[0].textSize = textSize }
            for (style, points) in zip(Self.styles, row) {
                let node = try #require(nodes.first { $0.accessibilityIdentifier == style })
                let font = try #require(nodes.font(below: style))
                #expect(font.size == points, "\(style) at \(textSize)")
                #expect(font.weight == (style == "headline" ? 600 : 400))
                // San Francisco's line, up to the next pixel.
                let rest = node.frame.height - points * 2444 / 2048
                #expect(rest > -0.01 && rest < 0.51, "\(style) at \(textSize): \(rest)")
            }
        }
    }

    /// Colours in light and dark, then both with increased contrast: iOS 17's.
    private static let colors: [(String, [String])] = [
        ("red", ["FF3B30", "FF453A", "D70015", "FF6961"]),
        ("orange", ["FF9500", "FF9F0A", "C93400", "FFB340"]),
        ("yellow", ["FFCC00", "FFD60A", "B25000", "FFD426"]),
        ("green", ["34C759", "30D158", "248A3D", "30DB5B"]),
        ("mint", ["00C7BE", "63E6E2", "0C817B", "63E6E2"]),
        ("teal", ["30B0C7", "40C8E0", "008299", "5DE6FF"]),
        ("cyan", ["32ADE6", "64D2FF", "0071A4", "70D7FF"]),
        ("blue", ["007AFF", "0A84FF", "0040DD", "409CFF"]),
        ("indigo", ["5856D6", "5E5CE6", "3634A3", "7D7AFF"]),
        ("purple", ["AF52DE", "BF5AF2", "8944AB", "DA8FFF"]),
        ("pink", ["FF2D55", "FF375F", "D30F45", "FF6482"]),
        ("brown", ["A2845E", "AC8E68", "7F6545", "B59469"]),
        ("gray", ["8E8E93", "8E8E93", "6C6C70", "AEAEB2"]),
        ("primary", ["000000", "FFFFFF", "000000", "FFFFFF"]),
        ("secondary", ["3C3C4399", "EBEBF599", "3C3C43CC", "EBEBF5B2"]),
    ]

    @Test(arguments: 0..<4)
    func `System colors equal those of Apple's table`(column: Int) async throws {
        let runner = try await RunnerProcess.greeted(LayoutFactsPlugin.path())
        let nodes = try nodes(of: runner) {
            $0.environments[0].appearance = column % 2 == 0 ? .light : .dark
            $0.environments[0].increasedContrast = column >= 2
        }
        for (name, columns) in Self.colors {
            #expect(nodes.color(below: name) == columns[column], "\(name)")
        }
    }

    private func nodes(
        of runner: RunnerProcess, _ change: (inout TimelineRequest) -> Void
    ) throws -> [DisplayNode] {
        let answer = try runner.timeline("style-tables") {
            $0.environments[0].metrics = .fonts
            $0.environments[0].scale = 2
            change(&$0)
        }
        return try #require(answer.entries.first).displayList.nodes
    }
}

extension [DisplayNode] {
    /// The nodes from the one with an identifier on.
    private func from(_ identifier: String) -> ArraySlice<DisplayNode> {
        drop { $0.accessibilityIdentifier != identifier }
    }

    fileprivate func font(below identifier: String) -> Font? {
        from(identifier).lazy.compactMap { $0.paragraph.runs.first?.font }.first
    }

    /// Red, green, blue and, where it is seen through, the opacity in hexadecimal digits.
    fileprivate func color(below identifier: String) -> String? {
        let shape = from(identifier).lazy.compactMap { node -> Shape? in
            guard case .shape(let shape) = node.content else { return nil }
            return shape
        }.first
        guard let color = shape?.fill.color else { return nil }
        let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
        return parts.map { part in
            let digits = String(Int((part * 255).rounded(.down)), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }
}
