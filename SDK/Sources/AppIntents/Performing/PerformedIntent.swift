/// The outcome of an intent and of the intents that it opened.
package struct PerformedIntent: Sendable {
    /// The dialog of the last intent that returned one.
    package private(set) var words: String?
    /// The URL that the user's desktop should open.
    package private(set) var url: URL?

    /// The maximum number of intents that open one another.
    private static let longestChain = 8

    /// Performs an intent with stored arguments, and then the intents that it opens.
    package init(_ type: any AppIntent.Type, with arguments: [String: _StoredValue]) async throws {
        var next: any AppIntent = try await type.resolved(with: arguments)
        for _ in 0..<Self.longestChain {
            try Task.checkCancellation()
            guard let opened = try await perform(next) else { return }
            next = opened
        }
        throw AppIntentError("More than \(Self.longestChain) intents opened one another.")
    }

    /// Performs one intent; returns the intent that it opens.
    private mutating func perform(_ intent: any AppIntent) async throws -> (any AppIntent)? {
        try intent.checkValues()
        if let intent = intent as? OpenURLIntent {
            url = intent.url
            return nil
        }
        let performed = try await IntentProgress.$current.withValue(IntentProgress()) {
            try await intent.perform()
        }
        guard let result = performed as? any ResultParts else { return nil }
        if let dialog = result.words { words = String(localized: dialog.full) }
        return result.next
    }
}

extension AppIntent {
    /// Returns the intent with stored arguments; throws if one is no longer valid.
    fileprivate static func resolved(
        with arguments: [String: _StoredValue]
    ) async throws -> any AppIntent {
        let intent = Self()
        try await IntentBeingConfigured.$intent.withValue(intent) {
            for (name, parameter) in intent.parameters {
                if let argument = arguments[name] {
                    guard try await parameter.set(argument) else {
                        throw AppIntentError("\(parameter.name ?? name): '\(argument)' is gone.")
                    }
                } else {
                    await parameter.setDefaultResult()
                }
            }
        }
        return intent
    }

    /// Throws if reading an unset parameter would crash the plugin.
    fileprivate func checkValues() throws {
        for (label, child) in StoredProperties.of(self) {
            if let parameter = child as? any StorableParameter, parameter.isMissing {
                let name = parameter.name ?? String(label.trimmingPrefix("_"))
                throw AppIntentError("\(name): no value was given, and there is no default.")
            }
            if let dependency = child as? any ProvidedDependency, let type = dependency.missing {
                throw AppIntentError(
                    "\(Self.self) depends on \(type), which nobody added to AppDependencyManager.")
            }
        }
    }
}
