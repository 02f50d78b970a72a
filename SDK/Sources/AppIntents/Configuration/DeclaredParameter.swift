/// What an intent declares of one of its parameters.
package struct DeclaredParameter: Sendable {
    /// The property's name.
    package let name: String
    /// What users see for it.
    package let title: String
    /// What it does; empty when the author does not say.
    package let description: String
    /// What users may set it to.
    package let schema: _ValueSchema
    /// What it is when nobody sets it; `nil` when there is no such value, or only a query knows it.
    package let defaultValue: _StoredValue?

    /// Declares a parameter.
    package init(
        name: String, title: String, description: String, schema: _ValueSchema,
        defaultValue: _StoredValue?
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.schema = schema
        self.defaultValue = defaultValue
    }
}

extension AppIntent {
    /// The parameters a configuration can store, in the order of the source.
    package static var declaredParameters: [DeclaredParameter] {
        Self().parameters.compactMap { name, parameter in parameter.declaration(named: name) }
    }

    /// The properties marked `@Parameter`, whose storage the compiler names with an underscore.
    var parameters: [(name: String, parameter: any StorableParameter)] {
        Mirror(reflecting: self).children.compactMap { label, value in
            guard let label, let parameter = value as? any StorableParameter else { return nil }
            return (String(label.trimmingPrefix("_")), parameter)
        }
    }
}

/// An intent's parameter of any type.
protocol StorableParameter: AnyObject, Sendable {
    /// The value as a configuration stores it; `nil` for none.
    var stored: _StoredValue? { get }
    /// What the intent declares; `nil` when a configuration cannot store the parameter.
    func declaration(named name: String) -> DeclaredParameter?
    /// Sets what a configuration stored; answers whether there is such a value.
    func set(_ stored: _StoredValue) async throws -> Bool
    /// Sets what a parameter has that nobody sets.
    func setFallback() async
}

extension IntentParameter: StorableParameter {
    var stored: _StoredValue? { isSet ? wrappedValue._stored : nil }

    func declaration(named name: String) -> DeclaredParameter? {
        guard var schema = Value._schema else { return nil }
        schema.range = traits.range
        schema.options = traits.options ?? schema.options
        let title = String(localized: traits.title)
        return DeclaredParameter(
            name: name, title: title.isEmpty ? name : title,
            description: traits.description.map { String(localized: $0) } ?? "",
            schema: schema, defaultValue: declared?._stored)
    }

    func set(_ stored: _StoredValue) async throws -> Bool {
        guard let value = try await Value._value(of: stored) else { return false }
        wrappedValue = value
        return true
    }

    func setFallback() async {
        if isSet { return }
        if let result = await traits.defaultResult?(), let value = result as? Value {
            wrappedValue = value
        } else if let value = await Value._fallback() {
            wrappedValue = value
        }
    }
}
