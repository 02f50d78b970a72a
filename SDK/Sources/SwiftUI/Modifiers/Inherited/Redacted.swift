extension View {
    /// Hides the content for a reason, in addition to those around.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the content regardless of redaction reasons.
    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }
}
