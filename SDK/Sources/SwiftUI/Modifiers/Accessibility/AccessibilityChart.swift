public import Accessibility

/// A view that tells assistive technology what its chart says.
public protocol AXChartDescriptorRepresentable {
    /// Makes the chart.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Changes the chart after the view changed.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Changes nothing.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// No effect here: no host asks for the chart.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { self }
}
