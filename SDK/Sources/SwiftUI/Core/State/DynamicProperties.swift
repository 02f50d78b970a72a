@_spi(Reflection) import Swift

/// Finds a value's stored dynamic properties by reflection, and updates them.
@MainActor
package enum DynamicProperties {
    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    // What reflection found, by type: it takes microseconds, and bodies are evaluated often.
    private static var fields: [ObjectIdentifier: [Field]] = [:]

    /// Updates the dynamic properties of a view, a modifier or a dynamic property, innermost first.
    package static func update<Value>(_ value: inout Value, in recorder: ViewRecorder) {
        update(&value, in: recorder, at: recorder.place)
    }

    private static func update<Value>(
        _ value: inout Value, in recorder: ViewRecorder, at place: ViewPlace
    ) {
        let fields = fields(of: Value.self)
        if fields.isEmpty { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields {
                update(
                    field.type, at: base + field.offset, in: recorder,
                    place.inside(field.offset, field.type))
            }
        }
    }

    private static func update<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, in recorder: ViewRecorder,
        _ place: ViewPlace
    ) {
        let property = address.assumingMemoryBound(to: type)
        update(&property.pointee, in: recorder, at: place)
        if let reading = type as? any EnvironmentReading.Type {
            read(reading, at: address, environment: recorder.environment)
        }
        if let remembered = type as? any RememberedProperty.Type {
            recall(remembered, at: address, from: recorder.memory, place)
        }
        property.pointee.update()
    }

    private static func read<Property: EnvironmentReading>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, environment: EnvironmentValues
    ) {
        address.assumingMemoryBound(to: type).pointee.read(environment)
    }

    private static func recall<Property: RememberedProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, from memory: ViewMemory,
        _ place: ViewPlace
    ) {
        address.assumingMemoryBound(to: type).pointee.recall(from: memory, at: place)
    }

    private static func fields<Value>(of type: Value.Type) -> [Field] {
        if let known = fields[ObjectIdentifier(type)] { return known }
        var found: [Field] = []
        _forEachField(of: type) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                found.append(Field(offset: offset, type: property))
            }
            return true
        }
        fields[ObjectIdentifier(type)] = found
        return found
    }
}
