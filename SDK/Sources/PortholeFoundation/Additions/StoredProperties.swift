@_spi(Reflection) import Swift

/// Finds the stored properties of values by reflection.
package enum StoredProperties {
    /// The names and values of a value's stored properties, in the order of the source.
    ///
    /// What `Mirror` finds, but the first mirror of a process has the Swift runtime look through the
    /// conformances of all libraries a dozen times, which takes longer than all that is reflected.
    package static func of<Value>(_ value: Value) -> [(name: String, value: Any)] {
        if Value.self is AnyObject.Type { return mirrored(value) }
        return withUnsafeBytes(of: value) { bytes in
            guard let base = bytes.baseAddress else { return [] }
            var properties: [(name: String, value: Any)] = []
            _forEachField(of: Value.self) { name, offset, type, _ in
                properties.append((String(cString: name), load(type, at: base + offset)))
                return true
            }
            return properties
        }
    }

    /// Those of an object, with what it inherits.
    private static func mirrored<Value>(_ value: Value) -> [(name: String, value: Any)] {
        sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
            .flatMap { $0.children.map { ($0.label ?? "", $0.value) } }
    }

    private static func load<Property>(
        _ type: Property.Type, at address: UnsafeRawPointer
    ) -> Any {
        address.assumingMemoryBound(to: type).pointee
    }
}
