extension View {
    /// Marks the view as private; it is redacted if the redaction reasons contain privacy.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(PrivacyModifier(isSensitive: sensitive))
    }
}

/// A view redacted as a placeholder where private content is hidden.
private struct PrivacyModifier: ViewModifier {
    @Environment(\.redactionReasons) private var reasons
    let isSensitive: Bool

    func body(content: Content) -> some View {
        if isSensitive && reasons.contains(.privacy) {
            content.redacted(reason: .placeholder)
        } else {
            content
        }
    }
}
