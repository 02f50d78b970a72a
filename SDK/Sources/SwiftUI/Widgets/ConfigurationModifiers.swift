import CWidgetPlugin

extension WidgetConfiguration {
    /// Sets the name of the widget, without fonts and colors.
    nonisolated public func configurationDisplayName(
        _ displayName: Text
    ) -> some WidgetConfiguration {
        describing { $0.displayName = displayName.plainString() }
    }

    /// Sets the name users see, looked up in the plugin's resources.
    nonisolated public func configurationDisplayName(
        _ displayNameKey: LocalizedStringKey
    ) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// Sets the name users see.
    @_disfavoredOverload
    nonisolated public func configurationDisplayName<S: StringProtocol>(
        _ displayName: S
    ) -> some WidgetConfiguration {
        describing { $0.displayName = String(displayName) }
    }

    /// Sets the description of the widget, without fonts and colors.
    nonisolated public func description(_ description: Text) -> some WidgetConfiguration {
        describing { $0.summary = description.plainString() }
    }

    /// Sets the localized description of the widget.
    nonisolated public func description(
        _ descriptionKey: LocalizedStringKey
    ) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// Sets the description of the widget.
    @_disfavoredOverload
    nonisolated public func description<S: StringProtocol>(
        _ description: S
    ) -> some WidgetConfiguration {
        describing { $0.summary = String(description) }
    }

    /// Extends the content to the edges of the widget.
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration {
        setting(UInt32(WIDGET_CONTENT_MARGINS_DISABLED), true)
    }

    /// Sets whether the host may draw the widget without its container background.
    nonisolated public func containerBackgroundRemovable(
        _ isRemovable: Bool = true
    ) -> some WidgetConfiguration {
        setting(UInt32(WIDGET_BACKGROUND_NOT_REMOVABLE), !isRemovable)
    }

    /// Prompts users to configure the widget when they add it.
    ///
    /// Differs from Apple: users are prompted before the widget is added, and only on a terminal.
    nonisolated public func promptsForUserConfiguration() -> some WidgetConfiguration {
        setting(UInt32(WIDGET_PROMPTS_FOR_CONFIGURATION), true)
    }

    /// Handles the end of background transfers whose session's identifier matches.
    ///
    /// No effect here: the action is never called, because a URL session ends with the plugin's
    /// process.
    nonisolated public func onBackgroundURLSessionEvents(
        matching matchingString: String? = nil,
        _ urlSessionEvent:
            @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// Handles the end of background transfers whose session's identifier matches.
    ///
    /// No effect here: the action is never called, because a URL session ends with the plugin's
    /// process.
    nonisolated public func onBackgroundURLSessionEvents(
        matching: @escaping (String) -> Bool,
        _ urlSessionEvent:
            @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// Handles background events of the widget extension.
    ///
    /// No effect here: the action is never called, because a widget is woken by its timeline.
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration {
        self
    }
}
