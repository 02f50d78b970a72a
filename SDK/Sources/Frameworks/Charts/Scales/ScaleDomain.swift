public import SwiftUI

/// The domain of an axis.
public protocol ScaleDomain {}

/// A domain that the chart knows.
protocol PlottedDomain: ScaleDomain {
    var choice: DomainChoice { get }
}

/// The requested domain of an axis.
enum DomainChoice {
    /// The extent of the data.
    case automatic(includesZero: Bool?, isReversed: Bool)
    /// From the first to the last number, or these names.
    case values([PlottedValue])

    /// The values that it lists; none where the data decides.
    var listed: [PlottedValue] {
        guard case .values(let values) = self else { return [] }
        return values
    }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension ClosedRange: PlottedDomain where Bound: Plottable {
    var choice: DomainChoice {
        .values([PlottedValue(lowerBound), PlottedValue(upperBound)].compactMap(\.self))
    }
}

extension Array: ScaleDomain where Element: Plottable {}

extension Array: PlottedDomain where Element: Plottable {
    var choice: DomainChoice { .values(compactMap { PlottedValue($0) }) }
}

/// The values that the data covers.
public struct AutomaticScaleDomain: ScaleDomain, PlottedDomain {
    let choice: DomainChoice
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The extent of the data including zero.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// The extent of the data, optionally including zero or reversed.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool = false)
        -> AutomaticScaleDomain
    {
        AutomaticScaleDomain(choice: .automatic(includesZero: includesZero, isReversed: reversed))
    }
}

/// The range of a scale: sizes, colors or positions.
public protocol ScaleRange<VisualValue> {
    /// The type of the scaled value.
    associatedtype VisualValue
}

extension ClosedRange: ScaleRange {
    /// The type of the scaled value.
    public typealias VisualValue = Bound
}

extension Array: ScaleRange {
    /// The type of the scaled value.
    public typealias VisualValue = Element
}

/// The part of the chart that an axis spans.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The length of the chart with padding at its ends, in points.
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// Positions in points.
    public typealias VisualValue = CGFloat

    let start: CGFloat
    let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole chart.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// The chart with padding at both ends, in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }

    /// The chart with padding at its ends, in points.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
        -> PlotDimensionScaleRange
    { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}
