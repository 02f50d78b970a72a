public import SwiftUI

extension View {
    /// No effect here: nothing can be chosen.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

    /// No effect here: nothing can be chosen.
    public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View { self }

    /// No effect here: nothing can be chosen.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

    /// No effect here: nothing can be chosen.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        self
    }

    /// No effect here: charts do not scroll.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

    /// No effect here: charts do not scroll, and show all there is.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        self
    }

    /// No effect here: charts do not scroll, and show all there is.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        self
    }

    /// No effect here: charts do not scroll.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

    /// No effect here: charts do not scroll.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
}
