// The attribute keeps unreferenced intents in optimized builds. It only works on the protocol that
// a type names, so each protocol that refines AppIntent has it.

/// An action that users can perform or configure.
///
/// Differs from Apple: parameters are found at run time in an instance created with `init()`, not
/// at compile time.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _DescribedIntent, Sendable {
    /// The type of the result of `perform()`.
    associatedtype PerformResult: IntentResult
    /// The type of the summary.
    associatedtype SummaryContent: ParameterSummary

    /// The title shown to users.
    static var title: LocalizedStringResource { get }
    /// A description of the intent.
    static var description: IntentDescription? { get }
    /// Whether the app is opened to perform the intent.
    ///
    /// No effect here: a plugin has no app.
    static var openAppWhenRun: Bool { get }
    /// The modes in which the app can perform the intent.
    ///
    /// No effect here: a plugin has no app.
    static var supportedModes: IntentModes { get }
    /// The processes that can perform the intent.
    ///
    /// No effect here: a plugin has a single process.
    static var allowedExecutionTargets: IntentExecutionTargets { get }
    /// What a locked device requires.
    ///
    /// No effect here: hosts are never locked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether users can discover the intent; it can always be performed.
    static var isDiscoverable: Bool { get }
    /// A sentence that contains the parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Creates the intent with default parameters.
    init()
    /// Performs the intent.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// A parameter that users can set.
    public typealias Parameter = IntentParameter
    /// A sentence that contains parameters.
    public typealias Summary = IntentParameterSummary<Self>

    /// No description by default.
    public static var description: IntentDescription? { nil }
    /// Does not open the app by default.
    public static var openAppWhenRun: Bool { false }
    /// Background only by default.
    public static var supportedModes: IntentModes { .background }
    /// Any process by default.
    public static var allowedExecutionTargets: IntentExecutionTargets { .default }
    /// Always allowed by default.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// Discoverable by default.
    public static var isDiscoverable: Bool { true }
    /// No summary by default.
    public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
}

/// An intent whose description is not optional, as most authors declare it.
///
/// Apple's tools read it from the source; here it is a separate requirement.
public protocol _DescribedIntent {
    /// A description of the intent.
    static var description: IntentDescription { get }
}

extension _DescribedIntent {
    /// No description by default.
    @_disfavoredOverload
    public static var description: IntentDescription { "" }
}

extension AppIntent {
    /// The description, however it is declared; `nil` if there is none.
    package static var shownDescription: String? {
        let optional: IntentDescription? = description as IntentDescription?
        let text = String(localized: (optional ?? description).descriptionText)
        if !text.isEmpty { return text }
        return (self as? any _ResourceDescribedIntent.Type)?.shownResource
    }
}

extension AppIntent where PerformResult == Never {
    /// Never called, because the intent cannot be performed.
    public func perform() async throws -> Never { fatalError("\(Self.self) cannot be performed") }
}
