/// An intent parameter of any type.
protocol StorableParameter: AnyObject, Sendable {
    /// The stored value; `nil` if there is none.
    var stored: _StoredValue? { get }
    /// Returns the declaration; `nil` if a configuration cannot store the parameter.
    func declaration(named name: String) -> DeclaredParameter?
    /// Sets a stored value; returns `false` if there is no such value.
    func set(_ stored: _StoredValue) async throws -> Bool
    /// Returns the elements of a stored list that no longer exist, after it was set.
    func vanished(of stored: _StoredValue) -> [String]
    /// Sets the default result of the options provider or query.
    func setDefaultResult() async
    /// Sets the fallback value of an unset parameter.
    func setFallback() async
    /// The title; `nil` if the author gives none.
    var name: String? { get }
    /// Whether reading the value would crash the plugin.
    var isMissing: Bool { get }
    /// Whether the parameter has a value other than `nil`.
    var hasValue: Bool { get }
}

extension IntentParameter: StorableParameter {
    var stored: _StoredValue? { isSet ? wrappedValue._stored : nil }

    func declaration(named name: String) -> DeclaredParameter? {
        guard var schema = Value._schema else { return nil }
        schema.range = traits.range
        schema.count = traits.count
        schema.options = traits.options ?? schema.options
        return DeclaredParameter(
            name: name, title: self.name ?? name,
            description: traits.description.map { String(localized: $0) } ?? "",
            schema: schema, defaultValue: declared?._stored)
    }

    func set(_ stored: _StoredValue) async throws -> Bool {
        guard let value = try await Value._value(of: stored) else { return false }
        wrappedValue = value
        return true
    }

    func vanished(of stored: _StoredValue) -> [String] {
        guard let schema = Value._schema, schema.isList else { return [] }
        // Equal numbers may be written differently.
        guard schema.options != nil || !schema.choices.isEmpty else { return [] }
        let present = self.stored?.listTexts ?? []
        return stored.listTexts.filter { !present.contains($0) }
    }

    var name: String? {
        let title = String(localized: traits.title)
        return title.isEmpty ? nil : title
    }

    var isMissing: Bool { !isSet && !(Value.self is any OptionalValue.Type) }

    var hasValue: Bool { isSet && (wrappedValue as? any OptionalValue)?.isNone != true }

    func setDefaultResult() async {
        if isSet { return }
        if let result = await traits.defaultResult?() {
            if let value = result as? Value { wrappedValue = value }
        } else if Value.self is any AppEntity.Type, let value = await Value._fallback() {
            wrappedValue = value
        }
    }

    func setFallback() async {
        await setDefaultResult()
        if !isSet, let value = await Value._fallback() { wrappedValue = value }
    }
}
