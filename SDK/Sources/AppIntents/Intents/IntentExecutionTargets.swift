/// The processes that can perform an intent.
public struct IntentExecutionTargets: OptionSet, Sendable {
    /// One bit for each process.
    public let rawValue: Int

    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Whichever the system likes.
    public static let `default` = IntentExecutionTargets(rawValue: 1 << 0)
    /// The app.
    public static let main = IntentExecutionTargets(rawValue: 1 << 1)
    /// An extension for intents.
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 1 << 2)
    /// The widgets' extension.
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 1 << 3)
}
