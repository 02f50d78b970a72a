@testable import WidgetLayout

/// A container whose functions are the test's.
struct CustomLayout: Primitive {
    let node: Node

    init(
        size: @escaping (LayoutChildren, Proposal) -> Size,
        place: @escaping (LayoutChildren, Size, Proposal) -> Void,
        guide: ((LayoutChildren, Int64, Size, Proposal) -> Double)? = nil,
        spacing: ((LayoutChildren) -> EdgeSpacings)? = nil,
        @Views _ content: () -> [any Recorded]
    ) {
        var attributes: [(ViewAttribute, AttributeValue)] = [
            (.content, .callback(ViewCallback(.layoutSize(size), release: {}))),
            (.placement, .callback(ViewCallback(.layoutPlacement(place), release: {}))),
        ]
        if let guide {
            attributes.append((.guide, .callback(ViewCallback(.layoutGuide(guide), release: {}))))
        }
        if let spacing {
            let callback = ViewCallback(.layoutSpacing(spacing), release: {})
            attributes.append((.edgeSpacing, .callback(callback)))
        }
        node = Node(.layout, attributes, content())
    }
}

extension Recorded {
    func zIndex(_ value: Double) -> Node { modified(.zIndex, [(.amount, .double(value))]) }

    func landmark(_ key: Int64) -> Node { modified(.landmark, [(.key, .int(key))]) }

    func layoutValue(_ key: Int64, _ value: Int) -> Node {
        let callback = ViewCallback(.value(UnsafeMutableRawPointer(bitPattern: value)), release: {})
        return modified(.layoutValue, [(.key, .int(key)), (.content, .callback(callback))])
    }

    func deferred(
        _ side: DeferredElement.Side, alignment: Alignment = .center,
        @Views _ content: @escaping (GeometryValue) -> [any Recorded]
    ) -> Node {
        let callback = ViewCallback(
            .geometry { value, builder in
                for view in content(value) { view.record(into: builder) }
            }, release: {})
        return modified(
            .deferred,
            [
                (.side, .int(side.rawValue)), alignment.attribute, (.content, .callback(callback)),
            ])
    }
}
