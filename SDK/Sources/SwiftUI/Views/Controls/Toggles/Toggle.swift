import AppIntents

/// A label with a switch or another mark of being on.
///
/// A widget's views are recorded before they are shown: pressing a toggle performs its intent; a
/// binding is shown and never changes.
public struct Toggle<Label> {
    let isOn: Binding<Bool>
    let label: Label
    /// The intent that a press performs.
    var intent: (any AppIntent)?
}

extension Toggle: View where Label: View {
    /// Shows a label and whether `isOn` is.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        NoEffect.of("Toggle(isOn:)")
        self.isOn = isOn
        self.label = label()
    }

    /// Shows a label and whether all of several values are on.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            isOn: .constant(sources.allSatisfy { $0[keyPath: isOn].wrappedValue }), label: label)
    }

    /// The label and its mark in the toggle style that is set around it.
    public var body: some View {
        let shown = AnyView(label)
        ToggleRegion(intent: intent, isOn: isOn.wrappedValue) { isOn in
            StyledToggle(
                configuration: ToggleStyleConfiguration(
                    label: .init(content: shown), isOn: .constant(isOn)))
        }
    }

    nonisolated init(intent: any AppIntent, isOn: Bool, content: Label) {
        self.isOn = .constant(isOn)
        self.intent = intent
        label = content
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style customizes, in the style around that one.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        label = configuration.label
    }
}

extension Toggle where Label == Text {
    /// Shows a text and whether `isOn` is.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Shows a text and whether `isOn` is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Shows a symbol, a text and whether `isOn` is.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Shows a symbol, a text and whether `isOn` is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// A toggle's parts, arranged by the style they inherit.
struct StyledToggle: View {
    @Environment(\.toggleStyle) private var style
    let configuration: ToggleStyleConfiguration

    var body: some View { style.body(configuration, at: \.toggleStyle) }
}
