import CWidgetPlugin
import WidgetWire

/// One intent a plugin registered: something a user can have done.
///
/// Unchecked: function and context are the plugin's, which lets its provider thread use them.
struct Intent: @unchecked Sendable {
    let declaration: Declaration
    let parameters: [DeclaredParameter]
    let perform: widget_function
    let context: UnsafeMutableRawPointer?
    /// Whether its function asks for parameters instead of taking arguments.
    let readsSettings: Bool
    /// Whether users find it by itself.
    let isListed: Bool
    private let title: String
    private let description: String

    /// What identifies it.
    var name: String { declaration.name }

    /// Reads and checks a descriptor; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_intent>) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_intent())
        guard let name = text(descriptor.name), !name.isEmpty else { throw .emptyIntentName }
        guard let perform = descriptor.perform else { throw .noPerform(intent: name) }
        declaration = .intent(name: name)
        title = text(descriptor.title) ?? name
        description = prose(descriptor.description)
        parameters = try DeclaredParameter.parameters(
            descriptor.parameters, count: descriptor.parameter_count, of: declaration)
        self.perform = perform
        context = descriptor.context
        readsSettings = descriptor.options & UInt32(WIDGET_READS_SETTINGS) != 0
        isListed = descriptor.options & UInt32(WIDGET_UNLISTED) == 0
    }

    /// What the host is told.
    var wire: IntentDescription {
        var wire = IntentDescription()
        wire.name = name
        wire.title = title
        wire.description_p = description
        wire.parameters = parameters.map(\.wire)
        return wire
    }
}
