public import PortholeFoundation
public import UIKit

/// Text input of an app; widgets take no text input.
extension View {
    /// No effect here: widgets take no text input.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets take no text input.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { withoutEffect() }

    /// No effect here: widgets take no text input.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets take no text input.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { withoutEffect() }

    /// No effect here: widgets take no text input.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { withoutEffect() }

    /// No effect here: nobody selects text in a widget.
    nonisolated public func textSelection<S: TextSelectability>(
        _ selectability: S
    ) -> some View { withoutEffect() }

    /// No effect here: widgets take no text input.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { withoutEffect() }

    /// No effect here: widgets take no text input.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets take no text input.
    nonisolated public func autocapitalization(
        _ style: UITextAutocapitalizationType
    ) -> some View { withoutEffect() }

    /// No effect here: widgets cannot be searched.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { withoutEffect() }

    /// No effect here: widgets cannot be searched.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets cannot be searched.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// No effect here: widgets cannot be searched.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// No effect here: widgets cannot be searched.
    @_disfavoredOverload
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

/// What triggers a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the return key.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String

    /// "Done".
    public static let done = SubmitLabel(name: "done")
    /// "Go".
    public static let go = SubmitLabel(name: "go")
    /// "Send".
    public static let send = SubmitLabel(name: "send")
    /// "Join".
    public static let join = SubmitLabel(name: "join")
    /// "Return".
    public static let `return` = SubmitLabel(name: "return")
    /// "Search".
    public static let search = SubmitLabel(name: "search")
    /// "Next".
    public static let next = SubmitLabel(name: "next")
    /// "Continue".
    public static let `continue` = SubmitLabel(name: "continue")
}

/// How text input is capitalized.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String

    /// Never capitalized.
    public static let never = TextInputAutocapitalization(name: "never")
    /// The first letter of each word.
    public static let words = TextInputAutocapitalization(name: "words")
    /// The first letter of each sentence.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// All letters.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Whether text can be selected.
public protocol TextSelectability: Sendable {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The placement of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String

    /// The default placement.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// In the navigation bar.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    /// In the navigation bar, always visible or until it is scrolled away.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
    /// In the principal area of the toolbar.
    public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")

    /// When a search field in the navigation bar is visible.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// Visible until it is scrolled away.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// Always visible.
        public static let always = NavigationBarDrawerDisplayMode()
    }
}
