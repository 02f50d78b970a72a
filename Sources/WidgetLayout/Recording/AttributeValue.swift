/// The value of an attribute, as a plugin set it: nothing is checked but its type.
public enum AttributeValue {
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case doubles([Double])
    case string(String)
    /// Seconds since 1970.
    case date(Double)
    case paint(PaintValue)
    case font(FontValue)
    case callback(ViewCallback)

    /// The types an attribute can have; the names are those of the header's setters.
    public enum Kind: String, Sendable {
        case bool
        case int
        case double
        case doubles
        case string
        case date
        case paint
        case font
        case callback
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
        }
    }
}
