public import Foundation

/// A frame of the size of the widget inside its margins, if it has any, or a part of it.
struct ContainerRelativeFrameModifier {
    @Environment(\.host) var host
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    init(
        _ axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat
    ) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }
}

extension ContainerRelativeFrameModifier: ViewModifier {
    func body(content: Content) -> some View {
        let margins = host.reachesMargins ? EdgeInsets() : host.margins
        let width = host.size.width - margins.leading - margins.trailing
        let height = host.size.height - margins.top - margins.bottom
        content.frame(
            width: axes.contains(.horizontal) ? length(width, .horizontal) : nil,
            height: axes.contains(.vertical) ? length(height, .vertical) : nil,
            alignment: alignment)
    }
}

extension View {
    /// Sizes the view to the widget inside its margins.
    ///
    /// Differs from Apple: no other container counts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Sizes the view by a function of the widget's size inside its margins.
    ///
    /// Differs from Apple: no other container counts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes, alignment: alignment, length: length))
    }

    /// Sizes the view to `span` of `count` equal parts of the widget inside its margins.
    ///
    /// Differs from Apple: no other container counts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}
