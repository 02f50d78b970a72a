import CWidgetPlugin
import WidgetWire

/// Finds values for the parameters of an intent that configures other libraries' widgets.
struct Handler {
    let declaration: Declaration
    let parameters: [DeclaredParameter]

    /// The intent's identifier.
    var intent: String { declaration.name }

    /// Reads and checks a descriptor; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_handler>) throws(RegistrationProblem) {
        let descriptor = copySized(pointer, into: widget_handler())
        guard let intent = String(plugin: descriptor.intent), !intent.isEmpty else {
            throw .emptyIntentName
        }
        declaration = .handler(intent: intent)
        parameters = try DeclaredParameter.parameters(
            descriptor.parameters, count: descriptor.parameter_count, of: declaration)
    }

    /// The description for the host.
    var wire: HandlerDescription {
        var wire = HandlerDescription()
        wire.intent = intent
        wire.parameters = parameters.map(\.wire)
        return wire
    }
}
