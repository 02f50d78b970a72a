/// The placeholder function, which all kinds of providers share.
///
/// A separate protocol, so that the compiler infers `Entry` from `placeholder(in:)` alone.
/// Otherwise it fails at functions that name `Entry` before it is inferred, because SwiftUI has a
/// macro of that name; which function it checks first depends on the names of an author's files.
public protocol _PlaceholderProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The context of a request.
    typealias Context = TimelineProviderContext

    /// Returns an entry without data, immediately; it is drawn redacted.
    func placeholder(in context: Context) -> Entry
}

// Reports the current name to a provider that uses that of the first beta.
extension _PlaceholderProvider {
    /// Reports the missing placeholder function.
    @available(*, unavailable, message: "write placeholder(in:), which was placeholder(with:)")
    public func placeholder(in context: Context) -> Entry { fatalError() }
}
