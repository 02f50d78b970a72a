@testable import WidgetLayout

/// Views that are one node.
protocol Primitive: Recorded {
    var node: Node { get }
}

extension Primitive {
    func record(into builder: ViewTreeBuilder) { node.record(into: builder) }
}

struct HStack: Primitive {
    let node: Node

    init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil,
        @Views _ content: () -> [any Recorded]
    ) {
        node = Node(
            .hstack, [(.alignment, .int(alignment.number))] + doubles([(.spacing, spacing)]),
            content())
    }
}

struct VStack: Primitive {
    let node: Node

    init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil,
        @Views _ content: () -> [any Recorded]
    ) {
        node = Node(
            .vstack, [(.alignment, .int(alignment.number))] + doubles([(.spacing, spacing)]),
            content())
    }
}

struct ZStack: Primitive {
    let node: Node

    init(alignment: Alignment = .center, @Views _ content: () -> [any Recorded]) {
        node = Node(.zstack, [alignment.attribute], content())
    }
}

struct Group: Primitive {
    let node: Node

    init(@Views _ content: () -> [any Recorded]) {
        node = Node(.group, [], content())
    }
}

struct Spacer: Primitive {
    let node: Node

    init(minLength: Double? = nil) {
        node = Node(.spacer, doubles([(.minLength, minLength)]))
    }
}

struct Divider: Primitive {
    let node = Node(.divider)
}

struct Color: Primitive {
    let node: Node

    init(name: UInt32 = 0, opacity: Float = 1) {
        let color = ColorValue(name: name, opacity: opacity)
        node = Node(.color, [(.fill, .paint(PaintValue(.color(color))))])
    }

    static var red: Color { Color(name: 7) }
    static var blue: Color { Color(name: 14) }
    static var gray: Color { Color(name: 19) }
    static var black: Color { Color() }
    static var white: Color { Color(name: 24) }
    static var clear: Color { Color(opacity: 0) }
}

struct Rectangle: Primitive {
    let node = Node(.rectangle)
}

struct RoundedRectangle: Primitive {
    let node: Node

    init(cornerRadius: Double) {
        node = Node(.roundedRectangle, [(.cornerWidth, .double(cornerRadius))])
    }
}

struct Circle: Primitive {
    let node: Node

    init() { node = Node(.circle) }
    private init(_ node: Node) { self.node = node }

    func strokeBorder(lineWidth: Double) -> Circle {
        Circle(
            Node(
                .circle,
                [
                    (.stroke, .paint(PaintValue(.level(1)))), (.lineWidth, .double(lineWidth)),
                    (.shapeInset, .double(lineWidth / 2)),
                ]))
    }
}

struct Text: Primitive {
    let node: Node

    init(_ text: String) {
        node = Node(.text, [(.textString, .string(text))])
    }
}

struct Image: Primitive {
    let node: Node

    init(systemName: String) {
        node = Node(.image, [(.symbol, .string(systemName))])
    }
}

struct GeometryReader: Primitive {
    let node: Node

    /// What the content learns, in SwiftUI's words.
    struct Proxy {
        let value: GeometryValue
        var size: (width: Double, height: Double) { (value.width, value.height) }
    }

    init(@Views _ content: @escaping (Proxy) -> [any Recorded]) {
        let callback = ViewCallback(
            .geometry { value, builder in
                for view in content(Proxy(value: value)) { view.record(into: builder) }
            }, release: {})
        node = Node(.geometryReader, [(.content, .callback(callback))])
    }
}
