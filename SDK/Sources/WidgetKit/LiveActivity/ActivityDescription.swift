import CWidgetPlugin
import SwiftUI

/// What the runner is told about a live activity.
struct ActivityDescription {
    /// The name of the type of its attributes.
    let name: String
    /// Makes the view of attributes and a state; `nil` for those of another activity.
    let makeView: @MainActor (_ attributes: Any, _ state: Any) -> (any View)?
}

extension ActivityDescription: Registrable {
    func register(in registry: UnsafeMutablePointer<widget_registry>) {
        name.withCString { name in
            var activity = widget_activity(size: MemoryLayout<widget_activity>.size, name: name)
            _ = widget_register_activity(registry, &activity)
        }
    }
}
