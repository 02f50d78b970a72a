/// A value that has a localised name.
public protocol CustomLocalizedStringResourceConvertible {
    /// The value's name.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}
