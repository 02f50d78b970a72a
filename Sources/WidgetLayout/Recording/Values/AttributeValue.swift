public import WidgetWire

/// The value of an attribute as a plugin set it; only its type is checked.
public enum AttributeValue {
    /// A flag.
    case bool(Bool)
    /// A number, a choice or a set of flags.
    case int(Int64)
    /// A length, an amount or a location.
    case double(Double)
    /// Several lengths.
    case doubles([Double])
    /// Text, in valid UTF-8.
    case string(String)
    /// Seconds since 1970.
    case date(Double)
    /// A style for filling or stroking.
    case paint(PaintValue)
    /// A font.
    case font(FontValue)
    /// A function of the plugin.
    case callback(ViewCallback)
    /// A picture.
    case image(ImageValue)
    /// The action of a press.
    case action(Action)

    /// The types of attributes, named after the header's setters.
    public enum Kind: String, Sendable {
        /// Set by `set_bool`.
        case bool
        /// Set by `set_int`.
        case int
        /// Set by `set_double`.
        case double
        /// Set by `set_doubles`.
        case doubles
        /// Set by `set_string`.
        case string
        /// Set by `set_date`.
        case date
        /// Set by `set_paint`.
        case paint
        /// Set by `set_font`.
        case font
        /// Set by `set_callback`.
        case callback
        /// Set by `set_image`.
        case image
        /// Set by `set_action`.
        case action
    }

    /// The type of this value.
    public var kind: Kind {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .doubles: .doubles
        case .string: .string
        case .date: .date
        case .paint: .paint
        case .font: .font
        case .callback: .callback
        case .image: .image
        case .action: .action
        }
    }
}
