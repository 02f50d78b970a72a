import Testing
import WidgetWire

@testable import WidgetLayout

@Suite(.timeLimit(.minutes(1)))
struct HostileInputTests {
    private static let numbers = [
        Double.nan, .infinity, -.infinity, -1e308, 1e308, -1, 0, .leastNonzeroMagnitude,
    ]
    private static let integers = [Int64.min, -1, 0, 1 << 20, .max]

    /// A value of the type an attribute takes, as wild as it gets.
    private static func value(for name: ViewAttribute, _ round: Int) -> AttributeValue {
        let number = numbers[round % numbers.count]
        let integer = integers[round % integers.count]
        switch name.valueType {
        case .bool: return .bool(round % 2 == 0)
        case .int: return .int(integer)
        case .double: return .double(number)
        case .doubles: return .doubles(Array(repeating: number, count: 3 + round % 2))
        case .action:
            return .action(.with { $0.arguments = ["\u{0}": .with { $0.double = number }] })
        case .string: return .string("\u{0}\u{202E}e\u{301}")
        case .date: return .date(number)
        case .paint:
            let stop = PaintValue.Stop(
                color: ColorValue(name: 999, opacity: .nan), location: number)
            let point = UnitPoint(x: number, y: number)
            let stops = round % 3 == 0 ? [] : [stop, stop]
            let span = PaintValue.Span(start: number, end: -number)
            let gradients: [PaintValue.Style] = [
                .linearGradient(stops: stops, start: point, end: point),
                .radialGradient(
                    stops: stops, center: point, radii: span, isElliptical: round % 2 == 0),
                .angularGradient(stops: stops, center: point, degrees: span),
                .meshGradient(
                    colors: stops.map(\.color), points: [point, point], columns: round - 2),
            ]
            return .paint(PaintValue(gradients[round % 4], opacity: number))
        case .font:
            return .font(
                FontValue(
                    style: .max, points: number, weight: Int32(clamping: integer), design: .max))
        case .image:
            return .image(ImageValue(source: nil, scale: number))
        case .callback:
            return .callback(ViewCallback(.guide { _ in number }, release: {}))
        }
    }

    @Test(arguments: ViewKind.allCases)
    func `Every view kind gives finite frames with invalid attributes`(kind: ViewKind) throws {
        for round in 0..<24 {
            let attributes = ViewAttribute.allCases.map { ($0, Self.value(for: $0, round)) }
            let list = try Drawing.list {
                Node(kind, attributes, [Text("a"), Node(kind, attributes), Spacer()])
                HStack { Node(kind, attributes, [Text("a"), Circle()]) }
                VStack { Node(kind, attributes) }
            }
            for node in list.nodes {
                #expect(node.frame.x.isFinite && node.frame.y.isFinite)
                #expect(node.frame.width.isFinite && node.frame.width >= 0)
                #expect(node.frame.height.isFinite && node.frame.height >= 0)
            }
            #expect(!list.debugText.isEmpty)
        }
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e9])
    func `Unusable sizes are errors`(length: Double) throws {
        let error = #expect(throws: LayoutError.self) {
            try Drawing.list(width: length) { Text("a") }
        }
        let words = "A widget cannot be \(length) × 100.0 points; "
        #expect(error?.description.hasPrefix(words) == true)
    }

    @Test func `Margins are limited to the size of a small widget`() throws {
        let text = try Drawing.text(width: 20, height: 40, options: LayoutOptions()) { Color.red }
        #expect(text == "widget 20×40\n  shape 10,16 0×8 rectangle fill=#FF3B30")
    }

    @Test func `The number of views that groups multiply to is limited`() throws {
        var view: any Recorded = Color.red
        for _ in 0..<40 {
            let inner = view
            view = Group {
                Color.red
                Color.red
            }
            .background { HStack { inner } }
        }
        var reports: [String] = []
        let builder = ViewTreeBuilder { reports.append($0) }
        HStack { view }.record(into: builder)
        var environment = WidgetEnvironment()
        environment.width = 100
        environment.height = 100
        let list = try WidgetLayout(textEngine: SquareTextEngine())
            .displayList(for: builder.finish(), environment: environment, now: 0)
        #expect(list.nodes.count < 200_000)
        #expect(
            reports == [
                "Views or their shadows are cut: groups or shadows inside one another made more than "
                    + "200,000."
            ])
    }

    @Test func `The number of views that nested shadows multiply to is limited`() throws {
        let radius = (ViewAttribute.radius, AttributeValue.double(1))
        var view: any Recorded = HStack { for _ in 0..<150 { Color.red } }
        for _ in 0..<1_500 { view = view.modified(.shadow, [radius]) }
        let list = try Drawing.list { view }
        #expect((100_000...201_000).contains(list.nodes.count))
    }

    @Test(arguments: [ViewKind.group, .hstack, .overlay])
    func `The number of nodes of the deepest tree is limited`(kind: ViewKind) throws {
        var view: any Recorded = Text("core")
        for level in 0..<1_990 {
            let attributes: [(ViewAttribute, AttributeValue)] = [
                (.accessibilityIdentifier, .string("level")),
                (.rightToLeft, .bool(level % 2 == 0)),
            ]
            view = Node(kind, attributes, [view, Spacer()])
        }
        let list = try Drawing.list { view }
        #expect(list.nodes.count < 200_000)
    }

    @Test func `Geometry readers that nest without end are cut`() throws {
        func nested() -> any Recorded {
            GeometryReader { _ in nested() }
        }
        let builder = ViewTreeBuilder(limits: ViewTreeLimits(depth: 50, nodes: 1_000)) { _ in }
        nested().record(into: builder)
        var environment = WidgetEnvironment()
        environment.width = 100
        environment.height = 100
        let list = try WidgetLayout(textEngine: SquareTextEngine())
            .displayList(for: builder.finish(), environment: environment, now: 0)
        #expect(list.nodes.isEmpty)
    }
}
