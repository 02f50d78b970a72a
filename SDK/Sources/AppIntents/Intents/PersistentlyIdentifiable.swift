/// Something that stored data refers to by name.
public protocol PersistentlyIdentifiable {
    /// The name, which must stay when the type is renamed.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name without its module.
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
