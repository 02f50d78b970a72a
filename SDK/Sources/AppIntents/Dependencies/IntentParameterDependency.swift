/// Gives a query or an options provider access to the parameters of the intent being configured.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    // Unchecked: key paths are immutable.
    private let parameters: [PartialKeyPath<Intent>]

    /// The intent being configured; `nil` if it is of another type, or if a parameter has no value
    /// yet.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = IntentBeingConfigured.intent as? Intent else { return nil }
        let haveValues = parameters.allSatisfy {
            (intent[keyPath: $0] as? any StorableParameter)?.hasValue ?? false
        }
        return haveValues ? IntentProjection(intent: intent) : nil
    }

    /// Depends on the given parameters.
    public init<each Value: _IntentValue>(
        _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
    ) {
        var parameters: [PartialKeyPath<Intent>] = []
        repeat parameters.append(each keyPaths)
        self.parameters = parameters
    }
}

extension DynamicOptionsProvider {
    /// Gives access to the parameters of the intent being configured.
    public typealias ParameterDependency = IntentParameterDependency
}

/// The current parameters of an intent; those depended on have values.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
    let intent: Intent

    /// Returns the value of a parameter.
    ///
    /// Reading an unset parameter that was not depended on crashes the plugin, as on Apple's
    /// platforms.
    public subscript<Value: _IntentValue>(
        dynamicMember keyPath: KeyPath<Intent, Value>
    ) -> Value.UnwrappedType {
        guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
            fatalError("A parameter of \(Intent.self) is read that has no value; depend on it too.")
        }
        return value
    }
}
