import CPluginImage

/// Finds types of the plugin, including those that nothing refers to.
package enum PluginTypes {
    /// Returns the types that conform to a protocol of this name, in the library's order.
    ///
    /// Optimized builds keep unreferenced types only if the protocol is marked
    /// `@_alwaysEmitConformanceMetadata`.
    package static func conforming(to protocolName: String) -> [Any.Type] {
        collect { visit, found in plugin_image_conforming_types(protocolName, visit, found) }
    }

    /// Returns the classes that inherit from another class, in the library's order.
    package static func subclasses() -> [AnyClass] {
        collect { visit, found in plugin_image_subclasses(visit, found) }
            .compactMap { $0 as? AnyClass }
    }

    /// Creates an object of a class known only at run time with its `init()`.
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
