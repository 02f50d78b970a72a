/// What providers of all kinds have: an entry without data.
///
/// A protocol of its own, so that the compiler learns `Entry` from `placeholder(in:)` alone. Otherwise it gives up
/// where a function names `Entry` before it is known, since SwiftUI has a macro of that name; whether it meets
/// such a function first depends on how an author's files are called.
public protocol _PlaceholderProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// What a provider is asked for.
    typealias Context = TimelineProviderContext

    /// An entry without data, at once; it is drawn redacted.
    func placeholder(in context: Context) -> Entry
}

// A provider that still has the name of the first beta is told the present one.
extension _PlaceholderProvider {
    /// Names what a provider without a placeholder lacks.
    @available(*, unavailable, message: "write placeholder(in:), which was placeholder(with:)")
    public func placeholder(in context: Context) -> Entry { fatalError() }
}
