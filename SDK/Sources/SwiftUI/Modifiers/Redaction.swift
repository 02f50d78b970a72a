extension View {
    /// Adds a reason to hide content: texts become bars.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows the content whatever the reasons to hide it.
    nonisolated public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }
}
