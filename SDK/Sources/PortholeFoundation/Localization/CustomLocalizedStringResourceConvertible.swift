/// A value with a localized name.
public protocol CustomLocalizedStringResourceConvertible {
    /// The localized name of the value.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}
