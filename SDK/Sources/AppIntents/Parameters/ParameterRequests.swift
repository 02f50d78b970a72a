extension IntentParameter {
    /// Returns the error that requests a value.
    ///
    /// Differs from Apple: it fails the intent, because users cannot be asked.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        unanswerable(dialog)
    }

    /// Returns the error that requests a choice between values.
    ///
    /// Differs from Apple: it fails the intent, because users cannot be asked.
    public func needsDisambiguationError(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        unanswerable(dialog)
    }

    /// Requests a value.
    ///
    /// Differs from Apple: it always throws, because users cannot be asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        throw unanswerable(dialog)
    }

    /// Requests a choice between values.
    ///
    /// Differs from Apple: it always throws, because users cannot be asked.
    public func requestDisambiguation(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) async throws -> Value.UnwrappedType {
        throw unanswerable(dialog)
    }

    /// Requests a confirmation of a value.
    ///
    /// Differs from Apple: it always throws, because users cannot be asked.
    public func requestConfirmation(
        for value: Value.UnwrappedType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        throw unanswerable(dialog)
    }

    private func unanswerable(_ dialog: IntentDialog?) -> AppIntentError {
        let question = dialog.map { String(localized: $0.full) } ?? "No value was given."
        return AppIntentError("\(String(localized: traits.title)): \(question)")
    }
}
