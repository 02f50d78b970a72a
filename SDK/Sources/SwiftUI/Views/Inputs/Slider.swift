import CWidgetPlugin

/// A slider; a widget shows its value as the position of the knob.
public struct Slider<Label, ValueLabel> {
    let fraction: Double
}

extension Slider: View where Label: View, ValueLabel: View {
    /// The track with a knob.
    public var body: some View {
        GaugeLine(
            form: WIDGET_GAUGE_BAR, value: .fraction(fraction), fill: AnyShapeStyle(.tint),
            track: AnyShapeStyle(.fill.secondary), width: 4
        )
        .padding(.vertical, 12)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Shows a number in its range.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        NoEffect.of("Slider")
        fraction = value.wrappedValue.fraction(of: bounds)
    }

    /// Shows a number in its range.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds)
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    /// Shows a number in its range; the label is for people who do not see it.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        NoEffect.of("Slider")
        fraction = value.wrappedValue.fraction(of: bounds)
    }
}
