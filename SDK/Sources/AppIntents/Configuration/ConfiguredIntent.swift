extension AppIntent {
    /// Returns the intent with stored values; missing parameters have their defaults.
    ///
    /// - Parameter report: Receives the parameters whose values are no longer valid, with the
    ///   reason.
    package static func configured(
        with values: [String: _StoredValue],
        report: @Sendable (_ parameter: String, _ reason: String) -> Void
    ) async -> Self {
        let intent = Self()
        await IntentBeingConfigured.$intent.withValue(intent) {
            for (name, parameter) in intent.parameters {
                if let value = values[name] {
                    await parameter.set(value) { report(name, $0) }
                }
                await parameter.setFallback()
            }
        }
        return intent
    }
}

/// The intent that is being configured, for queries that depend on its parameters.
package enum IntentBeingConfigured {
    /// The intent; its other parameters are set as far as they are known.
    @TaskLocal package static var intent: (any AppIntent)?
}

extension StorableParameter {
    fileprivate func set(_ value: _StoredValue, report: (String) -> Void) async {
        do {
            guard try await set(value) else {
                return report("'\(value)' is gone; the default is used.")
            }
            for text in vanished(of: value) { report("'\(text)' is gone.") }
        } catch {
            report("'\(value)' was not found: \(IntentFailure.message(of: error))")
        }
    }
}
