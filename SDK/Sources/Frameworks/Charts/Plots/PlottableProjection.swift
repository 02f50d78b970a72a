public import Foundation
public import SwiftUI

/// A value that each element of the data has.
///
/// Differs from Apple: the label is ignored.
public struct PlottableProjection<DataElement, Value: Plottable> {
    /// Returns the value of an element.
    let value: (DataElement) -> PlottableValue<Value>

    /// The value at a key path.
    public static func value(
        _ label: some PlotLabel, _ keyPath: KeyPath<DataElement, Value>
    ) -> PlottableProjection {
        PlottableProjection { .value("", $0[keyPath: keyPath]) }
    }
}

extension PlottableProjection where Value == Date {
    /// Creates the calendar unit that contains the date at a key path.
    public static func value(
        _ label: some PlotLabel, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection {
        PlottableProjection {
            .value("", $0[keyPath: keyPath], unit: unit, calendar: calendar)
        }
    }
}

extension PlottableProjection {
    /// Returns the lower value of an element.
    func low(_ element: DataElement) -> PlottedValue? { value(element).extent?.low }
}

/// A type of labels for values.
public protocol PlotLabel {}

extension String: PlotLabel {}
extension Substring: PlotLabel {}
extension Text: PlotLabel {}
extension LocalizedStringKey: PlotLabel {}
extension LocalizedStringResource: PlotLabel {}
