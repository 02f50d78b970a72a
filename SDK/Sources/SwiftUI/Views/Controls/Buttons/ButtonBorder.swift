import Foundation

/// A button's label on a shape, in the size of controls and the border shape that are set around
/// it.
struct ButtonBorder<Label: View>: View {
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.buttonSizing) private var sizing
    let fill: AnyShapeStyle
    @ViewBuilder let label: () -> Label

    var body: some View {
        EnabledContent {
            if case .circle = shape.kind {
                sized.padding(size.metrics.vertical).background(fill, in: Circle())
            } else {
                sized
                    .frame(maxWidth: sizing == .flexible ? .infinity : nil)
                    .padding(.horizontal, size.metrics.horizontal)
                    .padding(.vertical, size.metrics.vertical)
                    .background(fill, in: outline)
            }
        }
    }

    private var sized: some View { label().defaultFont(size.metrics.font) }

    private var outline: RoundedRectangle {
        switch shape.kind {
        // Rounded as far as it goes.
        case .capsule, .circle: RoundedRectangle(cornerRadius: 1_000)
        case .roundedRectangle(let radius):
            RoundedRectangle(cornerRadius: radius ?? size.metrics.radius)
        case .automatic: RoundedRectangle(cornerRadius: size.metrics.radius)
        }
    }
}

extension ControlSize {
    /// iOS's insets, corner radius and font of buttons with a border.
    fileprivate var metrics: ButtonMetrics {
        switch self {
        case .mini, .small:
            ButtonMetrics(horizontal: 10, vertical: 5, radius: 1_000, font: .subheadline)
        case .regular: ButtonMetrics(horizontal: 12, vertical: 7, radius: 8, font: .body)
        case .large, .extraLarge:
            ButtonMetrics(horizontal: 20, vertical: 15, radius: 12, font: .body)
        }
    }
}

private struct ButtonMetrics {
    let horizontal: CGFloat
    let vertical: CGFloat
    let radius: CGFloat
    let font: Font
}
