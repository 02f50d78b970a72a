public import Foundation
public import SwiftUI

/// The content of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
    /// The type of the body.
    associatedtype Body: AxisContent
    /// The body.
    @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AxisContent {}

/// Marks at several values of an axis.
struct AxisGroup {
    let position: AxisMarkPosition
    let values: AxisMarkValues
    /// Creates the marks for a value; `nil` uses the default of the chart.
    let pieces: (@MainActor (AxisValue) -> [AxisPiece])?
    var stroke: StrokeStyle?
}

/// Content that the chart itself knows.
@MainActor @preconcurrency
protocol DrawnAxisContent: AxisContent where Body == Never {
    var groups: [AxisGroup] { get }
}

extension DrawnAxisContent {
    /// Never called, because a primitive has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension AxisContent {
    var drawn: [AxisGroup] { (self as? any DrawnAxisContent)?.groups ?? body.drawn }
}

/// Marks at values of an axis.
public struct AxisMarks<Content: AxisMark>: DrawnAxisContent {
    let groups: [AxisGroup]

    /// Marks that a closure makes for each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        groups = [AxisGroup(position: position, values: values) { content($0).drawn }]
    }

    /// Marks that are the same at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        groups = [AxisGroup(position: position, values: values) { _ in content().drawn }]
    }

    /// Marks that a closure makes for each of these values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        groups = [
            AxisGroup(position: position, values: AxisMarkValues(values)) { content($0).drawn }
        ]
    }

    /// Marks that are the same at each of these values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping () -> Content
    ) {
        groups = [
            AxisGroup(position: position, values: AxisMarkValues(values)) { _ in content().drawn }
        ]
    }
}

extension AxisMarks where Content == TupleAxisMark<()> {
    /// Lines and labels as the chart sees fit.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        groups = [AxisGroup(position: position, values: values, pieces: nil, stroke: stroke)]
    }

    /// Lines and labels at these values.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) {
        groups = [
            AxisGroup(
                position: position, values: AxisMarkValues(values), pieces: nil, stroke: stroke)
        ]
    }

    /// Lines, and labels that a format writes.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        groups = [
            AxisGroup(position: position, values: values) { _ in
                AxisGridLine(stroke: stroke).drawn + AxisValueLabel(format: format).drawn
            }
        ]
    }

    /// Lines at these values, and labels that a format writes.
    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic,
        position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        groups = [
            AxisGroup(position: position, values: AxisMarkValues(values)) { _ in
                AxisGridLine(stroke: stroke).drawn + AxisValueLabel(format: format).drawn
            }
        ]
    }
}

extension AxisMarkValues {
    init<Value: Plottable>(_ values: [Value]) {
        self.init(choice: .values(values.compactMap { PlottedValue($0) }))
    }
}

/// The side of a chart on which an axis is placed.
public struct AxisMarkPosition: Hashable, Sendable {
    let edge: Edge?

    /// Below, or at the end of lines.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(edge: nil) }
    /// The top.
    public static var top: AxisMarkPosition { AxisMarkPosition(edge: .top) }
    /// The bottom.
    public static var bottom: AxisMarkPosition { AxisMarkPosition(edge: .bottom) }
    /// The leading edge.
    public static var leading: AxisMarkPosition { AxisMarkPosition(edge: .leading) }
    /// The trailing edge.
    public static var trailing: AxisMarkPosition { AxisMarkPosition(edge: .trailing) }
}

/// The placement of axis labels.
///
/// No effect here: they stand beside the chart.
public struct AxisMarkPreset: Hashable, Sendable {
    /// The default of the chart.
    public static var automatic: AxisMarkPreset { AxisMarkPreset() }
    /// Inside the chart.
    public static var inset: AxisMarkPreset { AxisMarkPreset() }
    /// Aligned with the content around the chart.
    public static var aligned: AxisMarkPreset { AxisMarkPreset() }
    /// Outside of the chart.
    public static var extended: AxisMarkPreset { AxisMarkPreset() }
}
