import CWidgetPlugin
import Foundation

/// A ring open at the bottom with a dot at the value.
///
/// The current value is in the center; the labels of both ends, or else the gauge's label, are in
/// the opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// The ring with its labels.
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryRing { side in
            GaugeLine(
                form: WIDGET_GAUGE_OPEN_RING, value: .fraction(configuration.value),
                fill: AnyShapeStyle(AccessoryTint()), isMarked: true)
            if let value = configuration.currentValueLabel {
                AccessoryRingValue(side: side, content: value).offset(y: side * -0.034)
            }
            opening(configuration, side: side)
                .padding(.bottom, side * 0.07)
                .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }

    @ViewBuilder
    private func opening(_ configuration: Configuration, side: CGFloat) -> some View {
        Group {
            if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
                configuration.label
            } else {
                HStack(spacing: side * 0.03) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
            }
        }
        .font(.system(size: side * 0.2114, weight: .medium))
        .frame(width: side * 0.534, height: side * 0.252)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring open at the bottom with a dot at the value.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}
