/// A message of an intent for the user.
public struct IntentDialog: Hashable, Sendable {
    /// The full message.
    public let full: LocalizedStringResource
    /// A shorter message to show beside a view.
    public let supporting: LocalizedStringResource?

    /// Creates a message.
    public init(_ full: LocalizedStringResource) {
        self.full = full
        supporting = nil
    }

    /// Creates a message, and a shorter one to show beside a view.
    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource,
        systemImageName: String? = nil
    ) {
        self.full = full
        self.supporting = supporting
    }
}

extension IntentDialog: ExpressibleByStringInterpolation {
    /// Creates a message from a literal.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// Creates a message from an interpolated literal.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
