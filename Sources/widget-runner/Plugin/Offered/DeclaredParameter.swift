import CWidgetPlugin
import WidgetWire

/// One thing a user can set, and the type of the argument it becomes.
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
    /// How many values a list has.
    var count: Bounds?
    var findOptions: OptionsFunction?
    var optionsContext: UnsafeMutableRawPointer?
    /// The only cases in which users are asked for it; none: always.
    var cases: [ParameterCase] = []

    /// Whether it may have no value; its default stands for none.
    var isOptional: Bool { flags & UInt32(WIDGET_PARAMETER_OPTIONAL) != 0 }

    /// Whether it is a text of several values.
    var isList: Bool { flags & UInt32(WIDGET_PARAMETER_LIST) != 0 }

    /// What the host is told.
    var wire: Parameter {
        var wire = Parameter()
        wire.name = name
        wire.title = title
        wire.description_p = description
        wire.kind = kind
        wire.defaultValue.value = defaultValue
        wire.optional = isOptional
        wire.list = isList
        wire.choices = choices
        if let range { wire.range = range }
        if let count { wire.count = count }
        wire.hasOptions_p = findOptions != nil
        wire.cases = cases
        wire.unasked = flags & UInt32(WIDGET_PARAMETER_UNASKED) != 0
        return wire
    }
}
