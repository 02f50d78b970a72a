@testable import WidgetLayout

/// A view as tests write it: SwiftUI's words, recorded through the builder as a plugin would.
protocol Recorded {
    func record(into builder: ViewTreeBuilder)
}

/// Collects views as SwiftUI's builder does; what is left out leaves nothing.
@resultBuilder
enum Views {
    static func buildExpression(_ view: any Recorded) -> [any Recorded] { [view] }
    static func buildBlock(_ parts: [any Recorded]...) -> [any Recorded] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [any Recorded]?) -> [any Recorded] { part ?? [] }
    static func buildArray(_ parts: [[any Recorded]]) -> [any Recorded] { parts.flatMap { $0 } }
}

/// A view of any kind.
struct Node: Recorded {
    let kind: ViewKind
    var attributes: [(ViewAttribute, AttributeValue)] = []
    var children: [any Recorded] = []

    init(
        _ kind: ViewKind, _ attributes: [(ViewAttribute, AttributeValue)] = [],
        _ children: [any Recorded] = []
    ) {
        self.kind = kind
        self.attributes = attributes
        self.children = children
    }

    func record(into builder: ViewTreeBuilder) {
        builder.begin(kind.rawValue)
        for (name, value) in attributes { builder.set(name.rawValue, value) }
        for child in children { child.record(into: builder) }
        builder.end()
    }
}

/// Attributes of numbers, where they are given.
func doubles(_ pairs: [(ViewAttribute, Double?)]) -> [(ViewAttribute, AttributeValue)] {
    pairs.compactMap { name, value in value.map { (name, .double($0)) } }
}

extension Recorded {
    /// This view in a node of `kind`, before others.
    func modified(
        _ kind: ViewKind, _ attributes: [(ViewAttribute, AttributeValue)] = [],
        _ others: [any Recorded] = []
    ) -> Node {
        Node(kind, attributes, [self] + others)
    }

    /// This view with an attribute that it and everything inside inherits, or a name.
    func with(_ name: ViewAttribute, _ value: AttributeValue) -> Node {
        modified(.group, [(name, value)])
    }

    func mark(_ identifier: String) -> Node {
        with(.accessibilityIdentifier, .string(identifier))
    }
}

/// A pair of guides in the header's numbers.
struct Alignment {
    let number: Int64
    static let leading = Alignment(number: 0x201)
    static let center = Alignment(number: 0x202)
    static let trailing = Alignment(number: 0x203)
    static let topLeading = Alignment(number: 0x101)
    static let top = Alignment(number: 0x102)
    static let topTrailing = Alignment(number: 0x103)
    static let bottomLeading = Alignment(number: 0x301)
    static let bottom = Alignment(number: 0x302)
    static let bottomTrailing = Alignment(number: 0x303)

    var attribute: (ViewAttribute, AttributeValue) { (.alignment, .int(number)) }
}

struct VerticalAlignment {
    let number: Int64
    static let top = VerticalAlignment(number: 0x100)
    static let center = VerticalAlignment(number: 0x200)
    static let bottom = VerticalAlignment(number: 0x300)
    static let firstTextBaseline = VerticalAlignment(number: 0x400)
    static let lastTextBaseline = VerticalAlignment(number: 0x500)
    static let custom = VerticalAlignment(number: 64 << 8)
}

struct HorizontalAlignment {
    let number: Int64
    static let leading = HorizontalAlignment(number: 1)
    static let center = HorizontalAlignment(number: 2)
    static let trailing = HorizontalAlignment(number: 3)
    static let custom = HorizontalAlignment(number: 64)
}

struct EdgeInsets {
    let top: Double
    let leading: Double
    let bottom: Double
    let trailing: Double
}
