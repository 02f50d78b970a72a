public import PortholeFoundation

/// Controls that belong together, side by side.
///
/// Differs from Apple: there are no styles to choose from.
public struct ControlGroup<Content> {
    let content: Content
}

extension ControlGroup: View where Content: View {
    /// Puts controls side by side.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Puts controls side by side; the label is not shown.
    nonisolated public init<C: View, L: View>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        self.init { LabeledControlGroupContent<C, L>(content: content()) }
    }

    /// Puts controls side by side; the title is not shown.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init { LabeledControlGroupContent<C, Text>(content: content()) }
    }

    /// The controls in a row.
    public var body: some View { HStack { content } }
}

/// Controls with a label for menus, which is not shown in a row.
public struct LabeledControlGroupContent<Content, Label> {
    let content: Content
}

extension LabeledControlGroupContent: View where Content: View, Label: View {
    /// The controls.
    public var body: some View { content }
}

extension ControlGroup where Content: View {
    /// Puts controls side by side; the title is not shown.
    @_disfavoredOverload
    nonisolated public init<C: View>(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init { LabeledControlGroupContent<C, Text>(content: content()) }
    }

    /// Puts controls side by side; the title is not shown.
    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init { LabeledControlGroupContent<C, Text>(content: content()) }
    }

    /// Puts controls side by side; symbol and title are not shown.
    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
        self.init {
            LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>>(content: content())
        }
    }
}
