extension ControlWidgetConfiguration {
    /// Sets the name users see.
    nonisolated public func displayName(
        _ displayName: LocalizedStringResource
    ) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(base: self) {
            $0.displayName = String(localized: displayName)
        }
    }

    /// Sets the sentence that tells users what the control does.
    nonisolated public func description(
        _ description: LocalizedStringResource
    ) -> some ControlWidgetConfiguration {
        ModifiedControlConfiguration(base: self) { $0.summary = String(localized: description) }
    }

    /// Asks users to configure the control when they add it.
    ///
    /// No effect here: nobody is asked.
    nonisolated public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        self
    }

    /// Takes what is sent to the control.
    ///
    /// No effect here: nothing is sent.
    nonisolated public func pushHandler<Handler: ControlPushHandler>(
        _ handler: Handler.Type
    ) -> some ControlWidgetConfiguration {
        self
    }
}

/// A configuration with one of its properties changed.
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
