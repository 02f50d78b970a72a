/// What a gauge is made of.
public struct GaugeStyleConfiguration {
    /// Where the value lies: 0 at the start of the range, 1 at its end.
    public var value: Double
    /// What the gauge is for.
    public var label: Label
    /// The value in words, if the gauge has a label for it.
    public var currentValueLabel: CurrentValueLabel?
    /// The start of the range in words, if the gauge has a label for it.
    public var minimumValueLabel: MinimumValueLabel?
    /// The end of the range in words, if the gauge has a label for it.
    public var maximumValueLabel: MaximumValueLabel?
    /// Labels of values in between, if the gauge has any.
    public var markedValueLabels: MarkedValueLabels?

    /// What a gauge is for.
    public struct Label: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// A gauge's value in words.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The start of a gauge's range in words.
    public struct MinimumValueLabel: View {
        let content: AnyView

        /// The label.
        public var body: some View { content }
    }

    /// The end of a gauge's range in words.
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
