extension ControlWidgetConfiguration {
    /// Sets the display name.
    nonisolated public func displayName(
        _ displayName: LocalizedStringResource
    ) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(base: self) {
            $0.displayName = String(localized: displayName)
        }
    }

    /// Sets the description shown to users.
    nonisolated public func description(
        _ description: LocalizedStringResource
    ) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(base: self) { $0.summary = String(localized: description) }
    }

    /// Prompts users to configure the control when they add it.
    ///
    /// No effect here: users are not prompted.
    nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        self
    }

    /// Sets the handler of push tokens for the control.
    ///
    /// No effect here: nothing is sent to controls.
    nonisolated public func pushHandler<Handler: ControlPushHandler>(
        _ handler: Handler.Type
    ) -> some ControlWidgetConfiguration {
        self
    }
}

/// A configuration with a changed property.
private struct ModifiedControlConfiguration<Base: ControlWidgetConfiguration> {
    let base: Base
    let change: (inout ControlDescription) -> Void
}

extension ModifiedControlConfiguration: PrimitiveControlConfiguration {
    func describe() -> ControlDescription {
        var description = base.description()
        change(&description)
        return description
    }
}
