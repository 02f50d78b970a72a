public import Foundation
public import PortholeFoundation

/// Progress shown as a bar or ring; without a value it is indeterminate.
///
/// Differs from Apple: wheels of unknown progress stand still, as they do in widgets.
public struct ProgressView<Label, CurrentValueLabel> {
    let value: GaugeLine.Value
    let label: Label
    let currentValueLabel: CurrentValueLabel
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
    /// The progress in the style that is set around it.
    public var body: some View {
        StyledProgressView(
            configuration: ProgressViewStyleConfiguration(
                value: value,
                label: part(label).map { .init(content: $0) },
                currentValueLabel: part(currentValueLabel).map { .init(content: $0) }))
    }

    /// Returns a view unless it stands for a missing label.
    private func part(_ view: some View) -> AnyView? { view is EmptyView ? nil : AnyView(view) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows indeterminate progress.
    nonisolated public init() where Label == EmptyView { self.init { EmptyView() } }

    /// Shows indeterminate progress with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        value = .unknown
        self.label = label()
        currentValueLabel = EmptyView()
    }

    /// Shows indeterminate progress with a label.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Shows indeterminate progress with a label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init { Text(title) }
    }
}

extension ProgressView {
    /// Shows `value` as a fraction of `total`; `nil` shows indeterminate progress.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total, label: { EmptyView() })
    }

    /// Shows `value` as a fraction of `total` with a label; `nil` shows indeterminate progress.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
    }

    /// Shows `value` as a fraction of `total`; `nil` shows indeterminate progress.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.value = value.map { .fraction($0.fraction(of: 0...max(0, total))) } ?? .unknown
        self.label = label()
        self.currentValueLabel = currentValueLabel()
    }

    /// Shows `value` as a fraction of `total`, below a title; `nil` shows indeterminate progress.
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Shows `value` as a fraction of `total`, below a title; `nil` shows indeterminate progress.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(title) }
    }

    /// Shows the progress of a Foundation `Progress` object.
    nonisolated public init(_ progress: Progress)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }

    /// Creates the progress view that a style customizes, in the style around that one.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label?,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
    {
        value = configuration.value
        label = configuration.label
        currentValueLabel = configuration.currentValueLabel
    }
}

/// A progress view's parts, arranged by the style they inherit.
private struct StyledProgressView: View {
    @Environment(\.progressViewStyle) private var style
    let configuration: ProgressViewStyleConfiguration

    var body: some View { style.body(configuration, at: \.progressViewStyle) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows indeterminate progress with a label.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource) {
        self.init { Text(titleResource) }
    }

    /// Shows `value` as a fraction of `total`, below a title; `nil` shows indeterminate progress.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource, value: V?, total: V = 1.0
    ) {
        self.init(value: value, total: total) { Text(titleResource) }
    }
}
