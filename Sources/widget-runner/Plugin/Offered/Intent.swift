import CWidgetPlugin
import WidgetWire

/// An intent that a plugin registered and can perform.
///
/// Unchecked: function and context are the plugin's, which lets its provider thread use them.
struct Intent: @unchecked Sendable {
    let declaration: Declaration
    let parameters: [DeclaredParameter]
    let perform: widget_function
    let context: UnsafeMutableRawPointer?
    /// Whether its function reads parameters with `setting` instead of taking arguments.
    let readsSettings: Bool
    /// Whether it is listed for users.
    let isListed: Bool
    private let title: String
    private let description: String

    /// The intent's identifier.
    var name: String { declaration.name }

    /// Reads and checks a descriptor; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_intent>) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_intent())
        guard let name = String(plugin: descriptor.name), !name.isEmpty else {
            throw .emptyIntentName
        }
        guard let perform = descriptor.perform else { throw .noPerform(intent: name) }
        declaration = .intent(name: name)
        title = String(plugin: descriptor.title) ?? name
        description = String(pluginProse: descriptor.description)
        parameters = try DeclaredParameter.parameters(
            descriptor.parameters, count: descriptor.parameter_count, of: declaration)
        self.perform = perform
        context = descriptor.context
        readsSettings = descriptor.options & UInt32(WIDGET_READS_SETTINGS) != 0
        isListed = descriptor.options & UInt32(WIDGET_UNLISTED) == 0
    }

    /// The description for the host.
    var wire: IntentDescription {
        var wire = IntentDescription()
        wire.name = name
        wire.title = title
        wire.summary = description
        wire.parameters = parameters.map(\.wire)
        return wire
    }
}
