public import Accessibility

/// A view that describes its chart to assistive technology.
public protocol AXChartDescriptorRepresentable {
    /// Creates the chart descriptor.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Changes the chart after the view changed.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Does nothing by default.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    /// No effect here: no host asks for the chart.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { self }
}
