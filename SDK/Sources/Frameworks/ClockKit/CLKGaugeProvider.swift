// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

/// The style of a gauge.
public enum CLKGaugeProviderStyle: Int, Sendable {
    /// A full gauge with a dot at its value.
    case ring
    /// A gauge filled up to its value.
    case fill
}

/// The value of a gauge without a dot.
public let CLKSimpleGaugeProviderFillFractionEmpty: Float = -1

/// The colors and value of a gauge.
open class CLKGaugeProvider: NSObject {
    /// The style of a gauge.
    open var style = CLKGaugeProviderStyle.fill
    /// The colors.
    open var gaugeColors: [UIColor]?
    /// The location of each color, from 0 to 1; `nil` means evenly spaced.
    open var gaugeColorLocations: [NSNumber]?
    /// The text that assistive technology reads.
    open var accessibilityLabel: String?

    /// Creates an empty gauge.
    public override init() {}
}

/// A gauge with a value.
open class CLKSimpleGaugeProvider: CLKGaugeProvider {
    /// The value, from 0 to 1.
    open var fillFraction: Float

    /// Creates a gauge with several colors.
    public init(
        style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?,
        fillFraction: Float
    ) {
        self.fillFraction = fillFraction
        super.init()
        self.style = style
        self.gaugeColors = gaugeColors
        self.gaugeColorLocations = gaugeColorLocations
    }

    /// Creates a gauge with one color.
    public convenience init(
        style: CLKGaugeProviderStyle, gaugeColor: UIColor, fillFraction: Float
    ) {
        self.init(
            style: style, gaugeColors: [gaugeColor], gaugeColorLocations: nil,
            fillFraction: fillFraction)
    }
}

/// A gauge that fills over time.
open class CLKTimeIntervalGaugeProvider: CLKGaugeProvider {
    /// The date at which the gauge is empty.
    public let startDate: Date
    /// The start fraction.
    public let startFillFraction: Float
    /// The date at which the gauge is full.
    public let endDate: Date
    /// The end fraction.
    public let endFillFraction: Float

    /// Creates a gauge that fills between two dates.
    public init(
        style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?,
        start startDate: Date, startFillFraction: Float = 0, end endDate: Date,
        endFillFraction: Float = 1
    ) {
        self.startDate = startDate
        self.startFillFraction = startFillFraction
        self.endDate = endDate
        self.endFillFraction = endFillFraction
        super.init()
        self.style = style
        self.gaugeColors = gaugeColors
        self.gaugeColorLocations = gaugeColorLocations
    }
}
