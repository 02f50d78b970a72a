/// Something that stored data refers to by name.
public protocol PersistentlyIdentifiable {
    /// The name, which must stay when the type is renamed.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name without its module.
    ///
    /// Differs from Apple: the types around it are part of it, so that `Lamp.Toggle` is not `Door.Toggle`.
    public static var persistentIdentifier: String {
        QualifiedTypeName(Self.self).withoutModule
    }
}

/// The names of a type and of what it is declared in.
package struct QualifiedTypeName: Sendable {
    private let parts: [Substring]

    /// Names a type.
    package init(_ type: Any.Type) {
        // What is private lies in a context whose only name is an address.
        parts = String(reflecting: type)
            .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "").split(separator: ".")
    }

    /// The type in the types around it.
    package var withoutModule: String { parts.dropFirst().joined(separator: ".") }
    /// The same, after the module.
    package var withModule: String { parts.joined(separator: ".") }
}
