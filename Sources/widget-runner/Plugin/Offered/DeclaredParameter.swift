import CWidgetPlugin
import WidgetWire

/// A parameter that a user can set, which becomes an argument of its type.
///
/// Unchecked: function and context are the plugin's, which lets its provider thread use them.
struct DeclaredParameter: @unchecked Sendable {
    /// Finds values to choose from.
    typealias OptionsFunction =
        @convention(c) (UnsafeMutablePointer<widget_options>?, UnsafePointer<CChar>?) -> Void

    var name: String
    var title: String
    var description: String
    var kind: Parameter.Kind
    var defaultValue: ParameterValue.OneOf_Value
    var flags: UInt32
    var choices: [Choice]
    var range: Bounds?
    /// The number of values a list may have.
    var count: Bounds?
    var findOptions: OptionsFunction?
    var optionsContext: UnsafeMutableRawPointer?
    /// The cases in which users are asked for it; empty means always.
    var cases: [ParameterCase] = []

    /// Whether it may have no value; its default then stands for none.
    var isOptional: Bool { flags & UInt32(WIDGET_PARAMETER_OPTIONAL) != 0 }

    /// Whether it is a text that holds several values.
    var isList: Bool { flags & UInt32(WIDGET_PARAMETER_LIST) != 0 }

    /// The description for the host.
    var wire: Parameter {
        var wire = Parameter()
        wire.name = name
        wire.title = title
        wire.summary = description
        wire.kind = kind
        wire.defaultValue.value = defaultValue
        wire.optional = isOptional
        wire.list = isList
        wire.choices = choices
        if let range { wire.range = range }
        if let count { wire.count = count }
        wire.findsOptions = findOptions != nil
        wire.cases = cases
        wire.unasked = flags & UInt32(WIDGET_PARAMETER_UNASKED) != 0
        return wire
    }
}
