/// What users may set a parameter to.
public struct _ValueSchema: Sendable {
    /// What a configuration stores.
    package enum Kind: Sendable { case bool, int, double, string, date }
    /// Finds the values to choose from.
    package typealias Options = @Sendable (_ search: String) async throws -> [_ValueChoice]

    /// What a configuration stores.
    package var kind: Kind
    /// The only values allowed; empty: any.
    package var choices: [_ValueChoice] = []
    /// Finds values at the time a user chooses one.
    package var options: Options?
    /// Whether there may be no value.
    package var isOptional = false
    /// Whether there may be several values, which are stored as one text.
    package var isList = false
    /// The least and the greatest number allowed.
    package var range: ClosedRange<Double>?

    package init(_ kind: Kind) { self.kind = kind }
}

/// One value to choose.
public struct _ValueChoice: Sendable {
    /// What a configuration stores.
    package let id: String
    /// What users see.
    package let title: String
    /// What users see below.
    package let subtitle: String

    package init(id: String, _ display: DisplayRepresentation?) {
        self.id = id
        title = display.map { String(localized: $0.title) } ?? id
        subtitle = display?.subtitle.map { String(localized: $0) } ?? ""
    }
}
