public import Foundation
public import SwiftUI

/// A value of the data with its label.
///
/// Differs from Apple: the label is ignored.
public struct PlottableValue<Value: Plottable> {
    /// The extent; `nil` if the value is NaN.
    let extent: PlottedExtent?

    private init(_ value: Value) {
        extent = PlottedValue(value).map { PlottedExtent(low: $0) }
    }

    private init(from low: Value, to high: Value) {
        extent = PlottedValue(low).map {
            PlottedExtent(low: $0, high: PlottedValue(high), isBin: true)
        }
    }
}

extension PlottableValue {
    /// Creates a value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(value)
    }

    /// Creates a value with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(value)
    }

    /// Creates a value with a label.
    @_disfavoredOverload
    public static func value(_ labelResource: LocalizedStringResource, _ value: Value)
        -> PlottableValue
    { PlottableValue(value) }

    /// Creates a value with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(value)
    }
}

extension PlottableValue where Value: Comparable {
    /// Creates a range with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>)
        -> PlottableValue
    {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    /// Creates a range with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>)
        -> PlottableValue
    {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    /// Creates a range with a label.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    /// Creates a range with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>)
        -> PlottableValue
    {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    /// Creates the range of a bin with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>)
        -> PlottableValue
    {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    /// Creates the range of a bin with a label.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }

    /// Creates the range of a bin with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>)
        -> PlottableValue
    {
        PlottableValue(from: range.lowerBound, to: range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    /// Creates the calendar unit that contains a date.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { self.unit(value, unit, calendar) }

    /// Creates the calendar unit that contains a date.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { self.unit(value, unit, calendar) }

    /// Creates the calendar unit that contains a date.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue { self.unit(value, unit, calendar) }

    private static func unit(_ value: Date, _ unit: Calendar.Component, _ calendar: Calendar)
        -> PlottableValue
    {
        guard let interval = calendar.dateInterval(of: unit, for: value) else {
            return PlottableValue(value)
        }
        return PlottableValue(from: interval.start, to: interval.end)
    }
}
