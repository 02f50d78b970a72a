@testable import WidgetLayout

extension Recorded {
    func frame(
        width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
    ) -> Node {
        modified(
            .frame, [alignment.attribute] + doubles([(.width, width), (.height, height)]))
    }

    func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
        alignment: Alignment = .center
    ) -> Node {
        modified(
            .flexFrame,
            [alignment.attribute]
                + doubles([
                    (.minWidth, minWidth), (.idealWidth, idealWidth), (.maxWidth, maxWidth),
                    (.minHeight, minHeight), (.idealHeight, idealHeight), (.maxHeight, maxHeight),
                ]))
    }

    func padding(_ insets: EdgeInsets) -> Node {
        let values = [insets.top, insets.leading, insets.bottom, insets.trailing]
        return modified(.padding, [(.insets, .doubles(values))])
    }

    func padding(_ length: Double = .nan) -> Node {
        padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    func background(
        alignment: Alignment = .center, @Views _ content: () -> [any Recorded]
    ) -> Node {
        modified(.background, [alignment.attribute], content())
    }

    func overlay(
        alignment: Alignment = .center, @Views _ content: () -> [any Recorded]
    ) -> Node {
        modified(.overlay, [alignment.attribute], content())
    }

    func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Node {
        modified(.fixedSize, [(.horizontal, .bool(horizontal)), (.vertical, .bool(vertical))])
    }

    func layoutPriority(_ value: Double) -> Node {
        modified(.layoutPriority, [(.amount, .double(value))])
    }

    func offset(x: Double, y: Double) -> Node {
        modified(.offset, [(.x, .double(x)), (.y, .double(y))])
    }

    func opacity(_ amount: Double) -> Node { modified(.opacity, [(.amount, .double(amount))]) }

    func hidden() -> Node { opacity(0) }

    func clip(_ shape: any Recorded) -> Node { modified(.clip, [], [shape]) }

    func guide(_ number: Int64, _ position: @escaping (DimensionsValue) -> Double) -> Node {
        let callback = ViewCallback(.guide(position), release: {})
        return modified(
            .alignmentGuide, [(.alignment, .int(number)), (.content, .callback(callback))])
    }

    func foreground(_ paint: PaintValue) -> Node { with(.foreground, .paint(paint)) }

    func font(_ font: FontValue) -> Node { with(.font, .font(font)) }
}
