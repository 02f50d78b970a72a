// The attribute keeps intents that nothing refers to in optimised builds; it counts only on the protocol
// that a type names, so each that refines AppIntent has it.

/// Something a user can have done, or can configure.
///
/// Differs from Apple: parameters are found by looking into a fresh `init()`, not when it is compiled.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _DescribedIntent, Sendable {
    /// The type of what `perform()` returns.
    associatedtype PerformResult: IntentResult
    /// The type of the summary.
    associatedtype SummaryContent: ParameterSummary

    /// The name that users see.
    static var title: LocalizedStringResource { get }
    /// What the intent does, in a sentence or two.
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front to perform it.
    ///
    /// No effect here: a plugin has no app.
    static var openAppWhenRun: Bool { get }
    /// The places in which the app can perform it.
    ///
    /// No effect here: a plugin has no app.
    static var supportedModes: IntentModes { get }
    /// The processes that can perform it.
    ///
    /// No effect here: a plugin has one process.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
    /// What is asked of a locked device.
    ///
    /// No effect here: no host is locked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether users find the intent by itself; it is performed in any case.
    static var isDiscoverable: Bool { get }
    /// A sentence with the parameters in it.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Creates the intent with its parameters' defaults.
    init()
    /// Does what the intent is for.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// One thing that users can set.
    public typealias Parameter = IntentParameter
    /// A sentence with parameters in it.
    public typealias Summary = IntentParameterSummary<Self>

    /// No description.
    public static var description: IntentDescription? { nil }
    /// The app stays behind.
    public static var openAppWhenRun: Bool { false }
    /// Behind the scenes only.
    public static var supportedModes: IntentModes { .background }
    /// Any process.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
    /// Always allowed.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Users find it.
    public static var isDiscoverable: Bool { true }
    /// No summary.
    public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
}

/// A description that is no optional, as most authors declare it.
///
/// Apple's tools read it in the source; here it is a requirement of its own.
public protocol _DescribedIntent {
    /// What the intent does, in a sentence or two.
    static var description: IntentDescription { get }
}

extension _DescribedIntent {
    /// No description.
    @_disfavoredOverload
    public static var description: IntentDescription { "" }
}

extension AppIntent {
    /// The description, whichever way it is declared; `nil` for none.
    package static var shownDescription: String? {
        let optional: IntentDescription? = description as IntentDescription?
        let text = String(localized: (optional ?? description).descriptionText)
        if !text.isEmpty { return text }
        return (self as? any _ResourceDescribedIntent.Type)?.shownResource
    }
}

extension AppIntent where PerformResult == Never {
    /// Never called: the intent is not performed.
    public func perform() async throws -> Never { fatalError("\(Self.self) cannot be performed") }
}
