// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

/// How much of a gauge is drawn in colour.
public enum CLKGaugeProviderStyle: Int, Sendable {
    /// All of it, with a dot at its value.
    case ring
    /// What lies before its value.
    case fill
}

/// The value of a gauge without a dot.
public let CLKSimpleGaugeProviderFillFractionEmpty: Float = -1

/// A gauge's colours and value.
open class CLKGaugeProvider: NSObject {
    /// How much is drawn in colour.
    open var style = CLKGaugeProviderStyle.fill
    /// Its colours.
    open var gaugeColors: [UIColor]?
    /// Where each colour is, from 0 to 1; nil for even steps.
    open var gaugeColorLocations: [NSNumber]?
    /// The text that assistive technology reads.
    open var accessibilityLabel: String?

    /// Makes an empty gauge.
    public override init() {}
}

/// A gauge with a value.
open class CLKSimpleGaugeProvider: CLKGaugeProvider {
    /// The value, from 0 to 1.
    open var fillFraction: Float

    /// Makes a gauge of several colours.
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

    /// Makes a gauge of one colour.
    public convenience init(
        style: CLKGaugeProviderStyle, gaugeColor: UIColor, fillFraction: Float
    ) {
        self.init(
            style: style, gaugeColors: [gaugeColor], gaugeColorLocations: nil,
            fillFraction: fillFraction)
    }
}

/// A gauge that fills as time goes by.
open class CLKTimeIntervalGaugeProvider: CLKGaugeProvider {
    /// When it is empty.
    public let startDate: Date
    /// At which value it begins.
    public let startFillFraction: Float
    /// When it is full.
    public let endDate: Date
    /// At which value it ends.
    public let endFillFraction: Float

    /// Makes a gauge that fills between two times.
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
