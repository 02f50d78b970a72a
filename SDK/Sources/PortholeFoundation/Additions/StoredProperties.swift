@_spi(Reflection) import Swift

/// Finds the stored properties of values by reflection.
package enum StoredProperties {
    /// Returns the names and values of a value's stored properties in source order.
    ///
    /// Returns the same as `Mirror`, which is slow the first time: the Swift runtime then searches
    /// the conformances of all libraries about a dozen times.
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

    /// The stored properties of an object, with the inherited ones.
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
