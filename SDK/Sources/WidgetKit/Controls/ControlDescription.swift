import AppIntents
import CWidgetPlugin
import SwiftUI

/// The description of a control for the runner.
struct ControlDescription {
    /// Identifies the control permanently and globally.
    let kind: String
    /// Provides the content.
    let provider: ControlProvider
    /// The display name; `nil` means the kind.
    var displayName: String?
    /// The description shown to users; `nil` means none.
    var summary: String?
    /// The parameters that users can set.
    var parameters: [DeclaredParameter] = []
}

extension ControlDescription: Registrable {
    var identity: BundleMemberIdentity { .kind(kind) }

    func register(in registry: UnsafeMutablePointer<widget_registry>) {
        let memory = DescriptorMemory()
        var control = widget_control()
        control.size = MemoryLayout<widget_control>.size
        control.kind = memory.text(kind)
        control.display_name = memory.text(displayName)
        control.description = memory.text(summary)
        control.parameters = parameters.descriptors(in: memory)
        control.parameter_count = parameters.count
        control.options = UInt32(WIDGET_READS_SETTINGS)
        control.show = unsafeBitCast(Shown.show, to: widget_function.self)
        // Never released: the runner may use it as long as the process lives.
        control.context = Unmanaged.passRetained(Shown(kind, provider)).toOpaque()
        withExtendedLifetime(memory) { _ = widget_register_control(registry, &control) }
    }

    /// The context of a control's descriptor: its provider.
    private final class Shown: Sendable {
        private let kind: String
        private let provider: ControlProvider

        init(_ kind: String, _ provider: ControlProvider) {
            self.kind = kind
            self.provider = provider
        }

        static let show: @convention(c) (UnsafeMutablePointer<widget_timeline>) -> Void = { out in
            guard let context = widget_context(out) else { return }
            let shown = Unmanaged<Shown>.fromOpaque(context).takeUnretainedValue()
            shown.provider.show(TimelineRequest(out), kind: shown.kind)
        }
    }
}
