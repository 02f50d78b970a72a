@testable import WidgetLayout

struct Grid: Primitive {
    let node: Node

    init(
        alignment: Alignment = .center, horizontalSpacing: Double? = nil,
        verticalSpacing: Double? = nil, @Views _ content: () -> [any Recorded]
    ) {
        let spacing = doubles([(.spacing, horizontalSpacing), (.rowSpacing, verticalSpacing)])
        node = Node(.grid, [alignment.attribute] + spacing, content())
    }
}

struct GridRow: Primitive {
    let node: Node

    init(alignment: VerticalAlignment? = nil, @Views _ content: () -> [any Recorded]) {
        node = Node(
            .gridRow, alignment.map { [(.alignment, .int($0.number))] } ?? [], content())
    }
}

struct LazyVGrid: Primitive {
    let node: Node

    init(columns: [GridItem], spacing: Double? = nil, @Views _ content: () -> [any Recorded]) {
        let items = (ViewAttribute.gridItems, AttributeValue.doubles(columns.flatMap(\.numbers)))
        node = Node(.lazyVGrid, [items] + doubles([(.spacing, spacing)]), content())
    }
}

/// The numbers of a lazy grid's column.
struct GridItem {
    enum Size {
        case fixed(Double)
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    let numbers: [Double]

    init(_ size: Size = .flexible(), spacing: Double = .nan) {
        switch size {
        case .fixed(let length): numbers = [1, length, .nan, spacing, .nan]
        case .flexible(let least, let most): numbers = [2, least, most, spacing, .nan]
        case .adaptive(let least, let most): numbers = [3, least, most, spacing, .nan]
        }
    }
}

/// Axes in the header's numbers.
struct Axes: OptionSet {
    let rawValue: Int64
    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
}

extension Recorded {
    func gridCellColumns(_ count: Int64) -> Node {
        modified(.gridCell, [(.gridColumns, .int(count))])
    }

    func gridCellAnchor(_ anchor: Alignment) -> Node {
        let place = GuidePair(anchor.number).defaultPosition(in: Size(width: 1, height: 1))
        return modified(.gridCell, [(.x, .double(place.x)), (.y, .double(place.y))])
    }

    func gridColumnAlignment(_ alignment: HorizontalAlignment) -> Node {
        modified(.gridCell, [(.alignment, .int(alignment.number))])
    }

    func gridCellUnsizedAxes(_ axes: Axes) -> Node {
        modified(.gridCell, [(.unsizedAxes, .int(axes.rawValue))])
    }

    func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Node {
        modified(
            .aspectRatio, doubles([(.amount, ratio)]) + [(.fills, .bool(contentMode == .fill))])
    }
}

enum ContentMode { case fit, fill }

struct ViewThatFits: Primitive {
    let node: Node

    init(@Views _ content: () -> [any Recorded]) { node = Node(.viewThatFits, [], content()) }
}

struct EmptyView: Primitive {
    let node = Node(.group)
}
