public import AppIntents

// Parameters for which a handler of the plugin can offer options.

extension _IntentDefinitionParameter {
    /// Creates a parameter for a string.
    public static func text<Intent: INIntent>(
        _ name: String, title: String, default defaultValue: String? = nil,
        _ property: ReferenceWritableKeyPath<Intent, String?>,
        options: _IntentOptions<NSString, String>? = nil
    ) -> Self {
        let parameter = Self(
            name, title: title, schema: .optional(.string),
            default: defaultValue.map { .string($0) },
            stored: { ($0 as? Intent)?[keyPath: property].map { .string($0) } }
        ) { intent, stored in
            guard case .string(let value) = stored else { return }
            (intent as? Intent)?[keyPath: property] = value
        }
        return parameter.offering(options, to: property) { $0.choice }
    }

    /// Creates a parameter for a list of strings.
    public static func texts<Intent: INIntent>(
        _ name: String, title: String, _ property: ReferenceWritableKeyPath<Intent, [String]?>,
        options: _IntentOptions<NSString, [String]>? = nil
    ) -> Self {
        let parameter = Self(
            name, title: title, schema: .list, default: nil,
            stored: { ($0 as? Intent)?[keyPath: property].flatMap { .list(of: $0) } }
        ) { intent, stored in
            (intent as? Intent)?[keyPath: property] = stored.listTexts
        }
        return parameter.offering(options, to: property) { $0.choice }
    }

    /// Creates a parameter for an object of a type that the file defines, stored as its identifier.
    public static func object<Intent: INIntent, Object: INObject>(
        _ name: String, title: String, _ property: ReferenceWritableKeyPath<Intent, Object?>,
        options: _IntentOptions<Object, Object>? = nil
    ) -> Self {
        let parameter = Self(
            name, title: title, schema: .optional(.string), default: nil,
            stored: { ($0 as? Intent)?[keyPath: property].map { .string($0.choice.id) } }
        ) {
            guard case .string(let id) = $1, !id.isEmpty else { return }
            let object = await options.objects([id], for: $0).first
            ($0 as? Intent)?[keyPath: property] = object
        }
        return parameter.offering(options, to: property) { $0.choice }
    }

    /// Creates a parameter for a list of objects of a type that the file defines, stored as their
    /// identifiers.
    public static func objects<Intent: INIntent, Object: INObject>(
        _ name: String, title: String, _ property: ReferenceWritableKeyPath<Intent, [Object]?>,
        options: _IntentOptions<Object, [Object]>? = nil
    ) -> Self {
        let parameter = Self(
            name, title: title, schema: .list, default: nil,
            stored: { intent in
                (intent as? Intent)?[keyPath: property].flatMap { .list(of: $0.map(\.choice.id)) }
            }
        ) {
            let objects = await options.objects($1.listTexts, for: $0)
            ($0 as? Intent)?[keyPath: property] = objects
        }
        return parameter.offering(options, to: property) { $0.choice }
    }

    /// Returns the parameter with the options and the default value of a handler.
    private func offering<Intent: INIntent, Option, Value>(
        _ options: _IntentOptions<Option, Value>?,
        to property: ReferenceWritableKeyPath<Intent, Value?>,
        _ choice: @escaping (Option) -> _ValueChoice
    ) -> Self {
        guard let options else { return self }
        // Unsafe but sound: the closures are made by generated code, and capture nothing mutable.
        nonisolated(unsafe) let (source, choice) = (options, choice)
        var parameter = finding(for: Intent.self) { intent, search in
            try await source.sections(for: intent, search: search, choice)
        }
        parameter.setDefault = { intent in
            guard let value = source.defaultValue(of: intent) else { return }
            (intent as? Intent)?[keyPath: property] = value
        }
        parameter.isHandled = { intent in
            IntentHandlers.objects(for: intent).contains(where: source.isHandled)
        }
        return parameter
    }
}

extension Optional {
    /// Returns the objects with identifiers as the handler offers them; an object that it does not
    /// offer is named by its identifier.
    fileprivate func objects<Object: INObject, Value>(
        _ ids: [String], for intent: INIntent
    ) async -> [Object] where Wrapped == _IntentOptions<Object, Value> {
        var offered: [Object] = []
        do {
            offered = try await self?.collection(for: intent, search: nil)?.allItems ?? []
        } catch {
            PluginLog.warn("The options were not found: \(IntentFailure.message(of: error))")
        }
        return ids.map { id in
            offered.first { $0.choice.id == id }
                ?? Object(identifier: id, display: id, pronunciationHint: nil)
        }
    }
}

extension INObject {
    /// The object as an option.
    fileprivate var choice: _ValueChoice {
        _ValueChoice(
            id: identifier ?? displayString, title: displayString, subtitle: subtitleString ?? "",
            synonyms: alternativeSpeakableMatches?.map(\.spokenPhrase) ?? [])
    }
}

extension NSString {
    /// The string as an option.
    fileprivate var choice: _ValueChoice {
        let text = description
        return _ValueChoice(id: text, title: text)
    }
}
