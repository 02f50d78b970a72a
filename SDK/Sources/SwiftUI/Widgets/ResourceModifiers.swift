public import PortholeFoundation

extension WidgetConfiguration {
    /// Sets the name users see, a resource in the user's language.
    @_disfavoredOverload
    nonisolated public func configurationDisplayName(
        _ displayName: LocalizedStringResource
    ) -> some WidgetConfiguration {
        configurationDisplayName(Text(verbatim: String(localized: displayName)))
    }

    /// Sets the sentence that tells users what the widget shows, a resource in the user's language.
    @_disfavoredOverload
    nonisolated public func description(
        _ description: LocalizedStringResource
    ) -> some WidgetConfiguration {
        self.description(Text(verbatim: String(localized: description)))
    }
}
