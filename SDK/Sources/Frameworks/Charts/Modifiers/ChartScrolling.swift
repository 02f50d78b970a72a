public import Foundation
public import SwiftUI

/// Determines where scrolling of a chart ends; charts do not scroll here.
@MainActor @preconcurrency
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

/// Coming to rest at regular values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Comes to rest at multiples of a number.
    nonisolated public init<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    /// Aligns scrolling with dates that have these components.
    nonisolated public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    /// Does nothing; never called.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at multiples of a number.
    nonisolated public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }

    /// Aligns scrolling with dates that have these components.
    nonisolated public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
}

/// The alignment at which a swipe of a chart ends.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    /// One page further.
    public static var page: MajorValueAlignment { MajorValueAlignment() }

    /// At the next multiple of a number.
    public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric {
        MajorValueAlignment()
    }

    /// At the next date with these components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment
    where Value == Date { MajorValueAlignment() }
}

/// How far a chart scrolls at a time.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    private enum Choice {
        case automatic, always, never
    }

    private let choice: Choice

    /// The default of the chart.
    public static let automatic = ValueAlignedLimitBehavior(choice: .automatic)
    /// To the next value at most.
    public static let always = ValueAlignedLimitBehavior(choice: .always)
    /// Without limit.
    public static let never = ValueAlignedLimitBehavior(choice: .never)
}

extension View {
    /// No effect here: charts do not scroll.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        self
    }

    /// Sets the axes along which charts inside show only a part of the data.
    ///
    /// Differs from Apple: widgets do not scroll, and show the initially visible part.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chart {
            $0.x.isScrollable = axes.contains(.horizontal)
            $0.y.isScrollable = axes.contains(.vertical)
        }
    }

    /// Sets the visible length of the x-axis of scrolling charts inside: seconds for dates, a count
    /// for names.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.x.visible = PlottedValue(length)?.number }
    }

    /// Sets the visible length of the y-axis of scrolling charts inside: seconds for dates, a count
    /// for names.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.y.visible = PlottedValue(length)?.number }
    }

    /// Sets the value at the left edge of scrolling charts inside.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chart { $0.x.first = PlottedValue(initialX) }
    }

    /// Sets the value at the bottom edge of scrolling charts inside, or the name at the top.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chart { $0.y.first = PlottedValue(initialY) }
    }

    /// Sets the value at the left edge of scrolling charts inside; the binding is never written.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartScrollPosition(initialX: x.wrappedValue)
    }

    /// Sets the value at the bottom edge of scrolling charts inside; the binding is never written.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartScrollPosition(initialY: y.wrappedValue)
    }
}
