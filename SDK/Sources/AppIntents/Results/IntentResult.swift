/// What performing an intent gives.
public protocol IntentResult: Sendable {
    /// The type of the value; `Never` for none.
    associatedtype Value: _IntentValue
    /// The value for the next intent of a chain.
    var value: Value? { get }
}

extension Never: IntentResult {
    /// Nothing.
    public var value: Never? { nil }

    /// What a widget's configuration returns that can be performed by nobody; it ends the process.
    ///
    /// Makes `perform() async throws -> Never { return Never() }` compile, as it does on Apple's platforms.
    public init() {
        fatalError("A result of the type Never was made; this intent cannot be performed.")
    }
}

/// A result with a value for the next intent of a chain.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with another intent to perform next.
///
/// A result without one may be announced as such a result, too: `.result()` opens nothing.
public protocol OpensIntent: IntentResult {}

/// A result with words for the user.
public protocol ProvidesDialog: IntentResult {
    /// The words.
    var dialog: IntentDialog? { get }
}

/// A result with a view for the user.
///
/// The view is never shown: no host has a place for it.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an intent whose view is shown.
///
/// It is never shown: no host has a place for it.
public protocol ShowsSnippetIntent: IntentResult {}
