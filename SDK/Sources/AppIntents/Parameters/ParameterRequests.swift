extension IntentParameter {
    /// The error that asks for a value.
    ///
    /// Here it fails the intent: nobody can be asked.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        unanswerable(dialog)
    }

    /// The error that asks which value is meant.
    ///
    /// Here it fails the intent: nobody can be asked.
    public func needsDisambiguationError(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        unanswerable(dialog)
    }

    /// Asks for a value.
    ///
    /// Here it always throws: nobody can be asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        throw unanswerable(dialog)
    }

    /// Asks which value is meant.
    ///
    /// Here it always throws: nobody can be asked.
    public func requestDisambiguation(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) async throws -> Value.UnwrappedType {
        throw unanswerable(dialog)
    }

    /// Asks whether a value is right.
    ///
    /// Here it always throws: nobody can be asked.
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
