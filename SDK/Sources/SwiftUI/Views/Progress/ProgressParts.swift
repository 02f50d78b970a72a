/// A progress view in one of the system's styles, without its labels where they are hidden.
struct ProgressParts<Content: View>: View {
    @Environment(\.labelsVisibility) private var labelsVisibility
    let configuration: ProgressViewStyleConfiguration
    @ViewBuilder let content: (ProgressViewStyleConfiguration) -> Content

    var body: some View {
        content(labelsVisibility == .hidden ? configuration.withoutLabels : configuration)
    }
}

extension ProgressViewStyleConfiguration {
    fileprivate var withoutLabels: Self {
        Self(value: value, label: nil, currentValueLabel: nil)
    }
}
