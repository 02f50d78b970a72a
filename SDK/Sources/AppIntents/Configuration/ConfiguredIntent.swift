extension AppIntent {
    /// The intent with what a configuration stored; parameters it leaves out have their defaults.
    ///
    /// - Parameter report: Learns what cannot be used any more, in a sentence.
    package static func configured(
        with values: [String: _StoredValue], report: @Sendable (String) -> Void
    ) async -> Self {
        let intent = Self()
        await IntentBeingConfigured.$intent.withValue(intent) {
            for (name, parameter) in intent.parameters {
                if let value = values[name] {
                    await parameter.set(value, named: name, report: report)
                }
                await parameter.setFallback()
            }
        }
        return intent
    }
}

/// The intent whose parameters are being set or offered, for queries that depend on it.
package enum IntentBeingConfigured {
    /// The intent; its other parameters are set as far as they are known.
    @TaskLocal package static var intent: (any AppIntent)?
}

extension StorableParameter {
    fileprivate func set(
        _ value: _StoredValue, named name: String, report: (String) -> Void
    ) async {
        do {
            if try await set(value) { return }
            report("The parameter '\(name)' has no value '\(value)' any more; its default is used.")
        } catch {
            report(
                "The value '\(value)' of the parameter '\(name)' was not found: \(error); "
                    + "its default is used.")
        }
    }
}
