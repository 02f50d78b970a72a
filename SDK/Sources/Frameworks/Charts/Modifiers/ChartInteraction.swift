public import SwiftUI

extension View {
    /// No effect here: widgets have no selection.
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

    /// No effect here: widgets have no selection.
    public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View { self }

    /// No effect here: widgets have no selection.
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

    /// No effect here: widgets have no selection.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        self
    }

    /// No effect here: widgets have no selection.
    public func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View { self }

    /// No effect here: charts are not touched.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        self
    }
}
