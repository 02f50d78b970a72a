import CWidgetPlugin
import WidgetWire

/// One control a plugin registered.
struct Control {
    let kind: String
    private let displayName: String
    private let description: String
    private let parameters: [Widget.Parameter]

    /// Reads and checks a descriptor; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_control>) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_control())
        guard let kind = text(descriptor.kind), !kind.isEmpty else { throw .emptyKind }
        self.kind = kind
        displayName = text(descriptor.display_name) ?? kind
        description = text(descriptor.description) ?? ""
        parameters = try Widget.Parameter.parameters(
            descriptor.parameters, count: descriptor.parameter_count, kind: kind)
    }

    /// What the host is told.
    var wire: ControlDescription {
        var wire = ControlDescription()
        wire.kind = kind
        wire.displayName = displayName
        wire.description_p = description
        wire.parameters = parameters.map(\.wire)
        return wire
    }
}
