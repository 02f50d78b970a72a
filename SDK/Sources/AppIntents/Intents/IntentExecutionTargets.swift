/// The processes that can perform an intent.
public struct IntentExecutionTargets: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Chosen by the system.
    public static let `default` = IntentExecutionTargets(rawValue: 1 << 0)
    /// The app.
    public static let main = IntentExecutionTargets(rawValue: 1 << 1)
    /// An App Intents extension.
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 1 << 2)
    /// The widget extension.
    public static let widgetKitExtension = IntentExecutionTargets(rawValue: 1 << 3)
}
