/// Another parameter's intent, in a query or an options provider whose values depend on it.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    // Unchecked: key paths never change.
    private let parameters: [PartialKeyPath<Intent>]

    /// The intent that is being configured; `nil` when it is another, or none, or when one of the
    /// parameters has no value yet.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = IntentBeingConfigured.intent as? Intent else { return nil }
        let haveValues = parameters.allSatisfy {
            (intent[keyPath: $0] as? any StorableParameter)?.hasValue ?? false
        }
        return haveValues ? IntentProjection(intent: intent) : nil
    }

    /// Depends on parameters.
    public init<each Value: _IntentValue>(
        _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
    ) {
        var parameters: [PartialKeyPath<Intent>] = []
        repeat parameters.append(each keyPaths)
        self.parameters = parameters
    }
}

extension DynamicOptionsProvider {
    /// Another parameter's intent.
    public typealias ParameterDependency = IntentParameterDependency
}

/// An intent's parameters as they are set so far; those depended on have values.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
    let intent: Intent

    /// A parameter's value.
    ///
    /// Reading an optional one that is not depended on ends the plugin when it has none, as on Apple's
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
