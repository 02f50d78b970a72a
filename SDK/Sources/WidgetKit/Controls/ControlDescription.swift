import AppIntents
import CWidgetPlugin
import SwiftUI

/// What the runner is told about a control.
struct ControlDescription {
    /// Identifies the control for ever and everywhere.
    let kind: String
    /// Shown to the user; `nil`: the kind.
    var displayName: String?
    /// Shown to the user; `nil`: none.
    var summary: String?
    /// What users can set.
    var parameters: [DeclaredParameter] = []
}

extension ControlDescription: Registrable {
    func register(in registry: UnsafeMutablePointer<widget_registry>) {
        let memory = DescriptorMemory()
        var control = widget_control()
        control.size = MemoryLayout<widget_control>.size
        control.kind = memory.text(kind)
        control.display_name = memory.text(displayName)
        control.description = memory.text(summary)
        control.parameters = parameters.descriptors(in: memory)
        control.parameter_count = parameters.count
        withExtendedLifetime(memory) { _ = widget_register_control(registry, &control) }
    }
}
