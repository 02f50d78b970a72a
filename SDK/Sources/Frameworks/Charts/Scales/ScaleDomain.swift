public import SwiftUI

/// The values that an axis goes over.
public protocol ScaleDomain {}

/// A domain that the chart knows.
protocol PlottedDomain: ScaleDomain {
    var choice: DomainChoice { get }
}

/// What an axis was asked to go over.
enum DomainChoice {
    /// What the data covers.
    case automatic(includesZero: Bool?, isReversed: Bool)
    /// From the first to the last number, or these names.
    case values([PlottedValue])
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
    /// What the data covers, and zero.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// What the data covers, with zero or without, from its least or its greatest value on.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool = false)
        -> AutomaticScaleDomain
    {
        AutomaticScaleDomain(choice: .automatic(includesZero: includesZero, isReversed: reversed))
    }
}

/// What values become: sizes, colours or places.
public protocol ScaleRange<VisualValue> {
    /// The type of what a value becomes.
    associatedtype VisualValue
}

extension ClosedRange: ScaleRange {
    /// The type of what a value becomes.
    public typealias VisualValue = Bound
}

extension Array: ScaleRange {
    /// The type of what a value becomes.
    public typealias VisualValue = Element
}

/// What part of the chart an axis goes over.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// The length of the chart, less room at its ends, in points.
public struct PlotDimensionScaleRange: PositionScaleRange {
    /// Places, in points.
    public typealias VisualValue = CGFloat

    let start: CGFloat
    let end: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// All of the chart.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }

    /// The chart, less room at both ends, in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(start: padding, end: padding)
    }

    /// The chart, less room at its ends, in points.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
        -> PlotDimensionScaleRange
    { PlotDimensionScaleRange(start: startPadding, end: endPadding) }
}
