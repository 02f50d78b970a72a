import Foundation
@_spi(Reflection) import Swift

/// Finds a value's stored dynamic properties by reflection, and updates them.
@MainActor
package enum DynamicProperties {
    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    // The results of reflection by type, because reflection takes microseconds and bodies are
    // evaluated often.
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
        property.pointee._bind(
            inputs: _PropertyInputs(
                environment: recorder.environment, memory: recorder.memory, place: place))
        property.pointee.update()
    }

    private static func fields<Value>(of type: Value.Type) -> [Field] {
        if let known = fields[ObjectIdentifier(type)] { return known }
        var found: [Field] = []
        _forEachField(of: type) { _, offset, fieldType, kind in
            if mayBeDynamic(fieldType, kind), let property = fieldType as? any DynamicProperty.Type
            {
                found.append(Field(offset: offset, type: property))
            }
            return true
        }
        fields[ObjectIdentifier(type)] = found
        return found
    }

    /// Returns whether a field's type must be checked: a failed conformance check is the slowest
    /// operation of the Swift runtime.
    private static func mayBeDynamic(_ type: Any.Type, _ kind: _MetadataKind) -> Bool {
        switch kind {
        case .struct, .enum, .class: !plainTypes.contains(ObjectIdentifier(type))
        default: false
        }
    }

    /// The most common types of view fields, which are not dynamic properties.
    private static let plainTypes: Set<ObjectIdentifier> = Set(
        [
            String.self, Int.self, Double.self, Float.self, CGFloat.self, Bool.self, Date.self,
            URL.self, UUID.self, Data.self, CGSize.self, CGPoint.self, Color.self, Font.self,
            Text.self, Image.self, LocalizedStringKey.self,
        ].map { ObjectIdentifier($0 as Any.Type) })
}
