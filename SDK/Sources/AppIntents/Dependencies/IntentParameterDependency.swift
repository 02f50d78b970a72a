/// Another parameter's intent, in a query or an options provider whose values depend on it.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    /// The intent that is being configured; `nil` when it is another, or none.
    public var wrappedValue: IntentProjection<Intent>? {
        (IntentBeingConfigured.intent as? Intent).map { IntentProjection(intent: $0) }
    }

    /// Depends on parameters.
    public init<each Value>(_ keyPaths: repeat KeyPath<Intent, each Value>) {}
}

/// An intent's parameters as they are set so far.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
    let intent: Intent

    /// A parameter's value.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
        intent[keyPath: keyPath]
    }
}
