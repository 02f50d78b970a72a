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

    /// No effect here: charts do not scroll.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

    /// No effect here: charts do not scroll, and show all there is.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

    /// No effect here: charts do not scroll, and show all there is.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

    /// No effect here: charts do not scroll.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

    /// No effect here: charts do not scroll.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

    /// No effect here: charts do not scroll.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

    /// No effect here: charts do not scroll.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
}
