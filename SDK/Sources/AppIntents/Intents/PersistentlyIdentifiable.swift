/// A type that stored data refer to by name.
public protocol PersistentlyIdentifiable {
    /// The name, which must not change when the type is renamed.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name without its module.
    ///
    /// Differs from Apple: it contains the enclosing types, so that `Lamp.Toggle` differs from
    /// `Door.Toggle`.
    public static var persistentIdentifier: String {
        QualifiedTypeName(Self.self).withoutModule
    }
}

/// The name of a type with its enclosing types and module.
package struct QualifiedTypeName: Sendable {
    private let parts: [Substring]

    /// Creates the name of a type.
    package init(_ type: Any.Type) {
        // Private types are in a context that is named by an address.
        parts = String(reflecting: type)
            .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "").split(separator: ".")
    }

    /// The name with its enclosing types.
    package var withoutModule: String { parts.dropFirst().joined(separator: ".") }
    /// The name with its module and enclosing types.
    package var withModule: String { parts.joined(separator: ".") }
}
