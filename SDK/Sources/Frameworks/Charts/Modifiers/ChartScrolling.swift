public import Foundation
public import SwiftUI

/// Where a chart comes to rest; charts do not scroll here.
@MainActor @preconcurrency
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

/// Coming to rest at regular values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Comes to rest at multiples of a number.
    nonisolated public init<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    /// Comes to rest at moments that have these components.
    nonisolated public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {}

    /// Changes nothing; never called here.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at multiples of a number.
    nonisolated public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior) }

    /// Comes to rest at moments that have these components.
    nonisolated public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self {
        Self(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
}

/// Where a chart comes to rest that is swiped.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    /// A page further.
    public static var page: MajorValueAlignment { MajorValueAlignment() }

    /// At the next multiple of a number.
    public static func unit(_ unit: Value) -> MajorValueAlignment where Value: Numeric {
        MajorValueAlignment()
    }

    /// At the next moment that has these components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment
    where Value == Date { MajorValueAlignment() }
}

/// How far a chart scrolls at a time.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    private enum Choice {
        case automatic, always, never
    }

    private let choice: Choice

    /// As far as the chart sees fit.
    public static let automatic = ValueAlignedLimitBehavior(choice: .automatic)
    /// To the next value at most.
    public static let always = ValueAlignedLimitBehavior(choice: .always)
    /// As far as it is swiped.
    public static let never = ValueAlignedLimitBehavior(choice: .never)
}

extension View {
    /// No effect here: charts do not scroll.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        self
    }

    /// Says along which axes charts inside show a part of what there is.
    ///
    /// Differs from Apple: nobody scrolls a widget, which shows the part that is seen at first.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chart {
            $0.x.isScrollable = axes.contains(.horizontal)
            $0.y.isScrollable = axes.contains(.vertical)
        }
    }

    /// Says how much charts inside that scroll show along their width: seconds of dates, a count of
    /// names.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.x.visible = PlottedValue(length)?.number }
    }

    /// Says how much charts inside that scroll show along their height: seconds of dates, a count
    /// of names.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.y.visible = PlottedValue(length)?.number }
    }

    /// Says with which value charts inside that scroll begin on the left.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chart { $0.x.first = PlottedValue(initialX) }
    }

    /// Says with which value charts inside that scroll begin at the bottom, or names at the top.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chart { $0.y.first = PlottedValue(initialY) }
    }

    /// Says with which value charts inside that scroll begin on the left; nothing is written back.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartScrollPosition(initialX: x.wrappedValue)
    }

    /// Says with which value charts inside that scroll begin at the bottom; nothing is written
    /// back.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartScrollPosition(initialY: y.wrappedValue)
    }
}
