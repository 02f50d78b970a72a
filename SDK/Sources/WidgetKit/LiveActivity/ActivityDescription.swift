package import CWidgetPlugin
package import SwiftUI

/// The description of a live activity for the runner.
package struct ActivityDescription {
    /// The type name of the attributes.
    let name: String
    /// Makes the view of a part from attributes and a state; `nil` for those of another activity.
    package let makeView:
        @MainActor (
            _ kind: ActivityPreviewViewKind, _ attributes: Any, _ state: Any, _ isStale: Bool
        ) -> AnyView?

    /// The live activities of the plugin's bundle.
    ///
    /// Unsafe but sound: filled by the entry point on the main thread, on which previews are drawn
    /// later.
    nonisolated(unsafe) package static var registered: [ActivityDescription] = []
}

extension ActivityDescription: Registrable {
    package var identity: BundleMemberIdentity { .activity(name) }

    package func register(in registry: UnsafeMutablePointer<widget_registry>) {
        Self.registered.append(self)
        name.withCString { name in
            var activity = widget_activity(size: MemoryLayout<widget_activity>.size, name: name)
            _ = widget_register_activity(registry, &activity)
        }
    }
}
