import CWidgetPlugin
import Foundation

/// A ring around the current value label; a spinner above its label for indeterminate progress.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style; its rings have the tint.
    nonisolated public init() { tint = nil }

    /// Creates the style with a tint.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// The ring or the wheel with its labels.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressParts(configuration: configuration, content: parts)
    }

    @ViewBuilder private func parts(_ configuration: Configuration) -> some View {
        if case .unknown = configuration.value {
            ProgressWheel(label: configuration.label, tint: tint)
        } else {
            ring(configuration, fill: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
        }
    }

    private func ring(_ configuration: Configuration, fill: AnyShapeStyle) -> some View {
        GaugeLine(
            form: WIDGET_GAUGE_RING, value: configuration.value, fill: fill,
            track: AnyShapeStyle(fill.opacity(0.3))
        )
        .overlay {
            if let value = configuration.currentValueLabel {
                middle(value)
            } else if let label = configuration.label {
                middle(label)
            }
        }
        .aspectRatio(1, contentMode: .fit)
    }

    /// A label inside the ring, whose line is a tenth of its side.
    private func middle(_ label: some View) -> some View {
        GeometryReader { geometry in
            label.font(.title3).lineLimit(1).minimumScaleFactor(0.2)
                .frame(width: geometry.size.width * 0.7)
                .frame(width: geometry.size.width, height: geometry.size.height)
        }
    }
}

/// A spinner with content below it, gray without a tint.
private struct ProgressWheel: View {
    @Environment(\.controlSize) private var size
    @Environment(\.tintStyle) private var inheritedTint
    let label: ProgressViewStyleConfiguration.Label?
    let tint: Color?

    var body: some View {
        VStack(spacing: 8) {
            GaugeLine(
                form: WIDGET_GAUGE_SPOKES, value: .unknown,
                fill: tint.map { AnyShapeStyle($0) } ?? inheritedTint ?? AnyShapeStyle(.secondary)
            )
            .frame(width: side, height: side)
            label.foregroundStyle(.secondary)
        }
    }

    private var side: CGFloat {
        switch size {
        case .mini, .small, .regular: 20
        case .large, .extraLarge: 37
        }
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring, or a spinner.
    nonisolated public static var circular: CircularProgressViewStyle {
        CircularProgressViewStyle()
    }
}
