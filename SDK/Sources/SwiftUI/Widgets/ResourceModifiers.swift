public import PortholeFoundation

extension WidgetConfiguration {
    /// Sets the name users see, a resource in the user's language.
    @_disfavoredOverload
    nonisolated public func configurationDisplayName(
        _ displayName: LocalizedStringResource
    ) -> some WidgetConfiguration {
        configurationDisplayName(Text(verbatim: String(localized: displayName)))
    }

    /// Sets the description of the widget to a localized resource.
    @_disfavoredOverload
    nonisolated public func description(
        _ description: LocalizedStringResource
    ) -> some WidgetConfiguration {
        self.description(Text(verbatim: String(localized: description)))
    }
}
