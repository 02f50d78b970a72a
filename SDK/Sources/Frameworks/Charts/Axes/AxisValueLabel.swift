public import Foundation
public import SwiftUI

/// The label of a value.
public struct AxisValueLabel: DrawnAxisMark {
    let pieces: [AxisPiece]

    private init(
        _ centered: Bool?, _ anchor: UnitPoint?,
        _ content: @MainActor @escaping (AxisValue) -> AnyView?
    ) { pieces = [AxisPiece(kind: .label(content, anchor: anchor), isCentered: centered)] }

    /// The value, as the chart writes it.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) { self.init(centered, anchor) { $0.text.map { AnyView($0) } } }

    /// The value, as a format writes it.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(centered, anchor) { value in
            value.as(Format.FormatInput.self).map { input in
                AnyView(Text(localized: { format.localized($0).format(input) }))
            }
        }
    }

    /// A text.
    public init(
        _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) { self.init(centered, anchor) { _ in AnyView(Text(labelKey)) } }

    /// A text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let text = Text(label)
        self.init(centered, anchor) { _ in AnyView(text) }
    }

    /// Creates a label with a view.
    public init<Content: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let view = AnyView(content())
        self.init(centered, anchor) { _ in view }
    }
}

extension AxisValue {
    /// The value, as the chart writes it.
    var text: Text? {
        switch value {
        case .category(let name): Text(verbatim: name)
        case .number(let number):
            abs(number) < 1e9
                ? Text(number, format: .number)
                : Text(number, format: .number.notation(.compactName))
        case .date(let date): (step ?? RoundDates(unit: .day, count: 1)).text(date)
        }
    }
}

/// How labels that overlap are handled.
///
/// No effect here: of two that do, the later one is left out.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    /// The default of the chart.
    public static var automatic: Self { Self() }
    /// Labels may overlap.
    public static var disabled: Self { Self() }
    /// Labels are truncated.
    public static var truncate: Self { Self() }
    /// Some labels are omitted.
    public static var greedy: Self { Self() }

    /// Some labels are omitted.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
        Self()
    }
}

/// The orientation of labels.
///
/// No effect here: they stand upright.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    /// The default of the chart.
    public static var automatic: Self { Self() }
    /// Horizontal.
    public static var horizontal: Self { Self() }
    /// Vertical.
    public static var vertical: Self { Self() }
    /// Vertical, in the opposite direction.
    public static var verticalReversed: Self { Self() }
}
