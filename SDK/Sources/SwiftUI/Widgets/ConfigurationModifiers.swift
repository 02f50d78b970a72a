import CWidgetPlugin

extension WidgetConfiguration {
    /// Sets the name users see.
    @_disfavoredOverload
    nonisolated public func configurationDisplayName<S: StringProtocol>(
        _ displayName: S
    ) -> some WidgetConfiguration {
        describing { $0.displayName = String(displayName) }
    }

    /// Sets the sentence that tells users what the widget shows.
    @_disfavoredOverload
    nonisolated public func description<S: StringProtocol>(
        _ description: S
    ) -> some WidgetConfiguration {
        describing { $0.summary = String(description) }
    }

    /// Lets the content reach the widget's edges.
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration {
        setting(UInt32(WIDGET_CONTENT_MARGINS_DISABLED), true)
    }

    /// Says whether the host may draw the widget without its container background.
    nonisolated public func containerBackgroundRemovable(
        _ isRemovable: Bool = true
    ) -> some WidgetConfiguration {
        setting(UInt32(WIDGET_BACKGROUND_NOT_REMOVABLE), !isRemovable)
    }

    /// Asks users to configure the widget when they add it.
    ///
    /// Unlike on Apple's platforms nobody is asked: a parameter not set has its default.
    nonisolated public func promptsForUserConfiguration() -> some WidgetConfiguration {
        self
    }

    /// Handles the end of background transfers whose session's identifier matches.
    ///
    /// Unlike on Apple's platforms the action is never called: a URL session ends with the plugin's process.
    nonisolated public func onBackgroundURLSessionEvents(
        matching matchingString: String? = nil,
        _ urlSessionEvent:
            @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }

    /// Handles the end of background transfers whose session's identifier matches.
    ///
    /// Unlike on Apple's platforms the action is never called: a URL session ends with the plugin's process.
    nonisolated public func onBackgroundURLSessionEvents(
        matching: @escaping (String) -> Bool,
        _ urlSessionEvent:
            @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration {
        self
    }
}
