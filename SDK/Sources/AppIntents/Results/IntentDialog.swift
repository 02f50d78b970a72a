/// Words that an intent says to the user.
public struct IntentDialog: Hashable, Sendable {
    /// The words to read.
    public let full: LocalizedStringResource
    /// The words to read beside a view.
    public let supporting: LocalizedStringResource?

    /// Words without a view.
    public init(_ full: LocalizedStringResource) {
        self.full = full
        supporting = nil
    }

    /// Words, and shorter ones beside a view.
    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource,
        systemImageName: String? = nil
    ) {
        self.full = full
        self.supporting = supporting
    }
}

extension IntentDialog: ExpressibleByStringInterpolation {
    /// Words of the source.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// Words with values in them.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
