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

    /// No effect here: nothing can be chosen.
    public func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View { self }

    /// No effect here: charts are not touched.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        self
    }
}
