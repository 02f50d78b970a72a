import CWidgetPlugin
import WidgetWire

/// A control that a plugin registered.
struct Control {
    let declaration: Declaration
    /// The provider for requests to show it; nil when it is only listed.
    let provider: EntryProvider?
    private let displayName: String
    private let description: String
    private let intent: String
    let parameters: [DeclaredParameter]

    /// The control's identifier.
    var kind: String { declaration.name }

    /// Reads and checks a descriptor; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_control>) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_control())
        guard let kind = String(plugin: descriptor.kind), !kind.isEmpty else { throw .emptyKind }
        let declaration = Declaration.control(kind: kind)
        let parameters = try DeclaredParameter.parameters(
            descriptor.parameters, count: descriptor.parameter_count, of: declaration)
        self.declaration = declaration
        displayName = String(plugin: descriptor.display_name) ?? kind
        description = String(pluginProse: descriptor.description)
        self.parameters = parameters
        intent = String(plugin: descriptor.intent) ?? ""
        provider = descriptor.show.map { show in
            EntryProvider(
                declaration: declaration, options: descriptor.options, parameters: parameters,
                timeline: show, context: descriptor.context)
        }
    }

    /// The description for the host.
    var wire: ControlDescription {
        var wire = ControlDescription()
        wire.kind = kind
        wire.displayName = displayName
        wire.summary = description
        wire.parameters = parameters.map(\.wire)
        wire.canBeShown = provider != nil
        wire.intent = intent
        return wire
    }
}
