/// The result of performing an intent.
public protocol IntentResult: Sendable {
    /// The type of the value; `Never` if there is none.
    associatedtype Value: _IntentValue
    /// The value for the next intent.
    var value: Value? { get }
}

extension Never: IntentResult {
    /// Always `nil`.
    public var value: Never? { nil }

    /// Crashes the process; it is the result of a configuration intent that is never performed.
    ///
    /// Makes `perform() async throws -> Never { return Never() }` compile, as on Apple's platforms.
    public init() {
        fatalError("A result of the type Never was made; this intent cannot be performed.")
    }
}

/// A result with a value for the next intent.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with another intent to perform next.
///
/// A result without one may be declared as such, too: `.result()` opens nothing.
public protocol OpensIntent: IntentResult {}

/// A result with a message for the user.
public protocol ProvidesDialog: IntentResult {
    /// The message.
    var dialog: IntentDialog? { get }
}

/// A result with a view for the user.
///
/// Differs from Apple: the view is never shown.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an intent that provides a view.
///
/// Differs from Apple: the view is never shown.
public protocol ShowsSnippetIntent: IntentResult {}
