package import CWidgetPlugin
package import SwiftUI

/// What the runner is told about a live activity.
package struct ActivityDescription {
    /// The name of the type of its attributes.
    let name: String
    /// Makes a part's view of attributes and a state; `nil` for those of another activity.
    package let makeView:
        @MainActor (
            _ kind: ActivityPreviewViewKind, _ attributes: Any, _ state: Any, _ isStale: Bool
        ) -> AnyView?

    /// The activities of the plugin's bundle.
    ///
    /// Unsafe but sound: the entry fills it on the main thread, where previews are drawn later.
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
