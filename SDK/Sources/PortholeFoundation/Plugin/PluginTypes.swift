import CPluginImage

/// Finds types of the plugin, whether anything refers to them or not.
package enum PluginTypes {
    /// The types that conform to any protocol of this name, in the order the library lists them.
    ///
    /// An optimised build keeps those that nothing refers to only if the protocol is marked
    /// `@_alwaysEmitConformanceMetadata`.
    package static func conforming(to protocolName: String) -> [Any.Type] {
        collect { visit, found in plugin_image_conforming_types(protocolName, visit, found) }
    }

    /// The classes that inherit another, in the order the library lists them.
    package static func subclasses() -> [AnyClass] {
        collect { visit, found in plugin_image_subclasses(visit, found) }
            .compactMap { $0 as? AnyClass }
    }

    /// An object of a class that is known at run time only, by its `init()`.
    package static func object<Object: NSObject>(of type: Object.Type) -> Object? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return plugin_image_make_object(metadata)
            .map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
    }

    private static func collect(
        _ look: (plugin_image_type_visitor, UnsafeMutableRawPointer) -> Void
    ) -> [Any.Type] {
        final class Found {
            var types: [Any.Type] = []
        }
        let found = Found()
        look(
            { metadata, argument in
                guard let metadata, let argument else { return }
                let type = unsafeBitCast(metadata, to: Any.Type.self)
                Unmanaged<Found>.fromOpaque(argument).takeUnretainedValue().types.append(type)
            },
            Unmanaged.passUnretained(found).toOpaque())
        return found.types
    }
}
