import CPluginImage

/// Finds types of the plugin by what they conform to.
package enum ConformingTypes {
    /// The types that conform to any protocol of this name, in the order the library lists them.
    ///
    /// An optimised build keeps only those that something refers to, unless it was made with
    /// `-enable-testing`.
    package static func named(_ protocolName: String) -> [Any.Type] {
        final class Found {
            var types: [Any.Type] = []
        }
        let found = Found()
        plugin_image_conforming_types(
            protocolName,
            { metadata, argument in
                guard let metadata, let argument else { return }
                let type = unsafeBitCast(metadata, to: Any.Type.self)
                Unmanaged<Found>.fromOpaque(argument).takeUnretainedValue().types.append(type)
            },
            Unmanaged.passUnretained(found).toOpaque())
        return found.types
    }
}
