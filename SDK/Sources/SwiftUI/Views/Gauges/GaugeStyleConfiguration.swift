/// The content of a gauge.
public struct GaugeStyleConfiguration {
    /// The position of the value: 0 at the start of the range, 1 at its end.
    public var value: Double
    /// The label.
    public var label: Label
    /// The label of the current value, if any.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the minimum value, if any.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the maximum value, if any.
    public var maximumValueLabel: MaximumValueLabel?
    /// Labels of values in between, if the gauge has any.
    public var markedValueLabels: MarkedValueLabels?

    /// The label of a gauge.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The label of the current value.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The label of the minimum value.
    public struct MinimumValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The label of the maximum value.
    public struct MaximumValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// Labels of values between a gauge's ends.
    public struct MarkedValueLabels: View {
        let content: AnyView

        /// The labels.
        public var body: some View { content }
    }
}
