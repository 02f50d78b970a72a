/// How a handler resolved an object of the app.
open class INObjectResolutionResult: INIntentResolutionResult {
    /// The object is resolved.
    open class func success(with resolved: INObject) -> Self { Self() }
    /// The user must choose one of several objects.
    open class func disambiguation(with toDisambiguate: [INObject]) -> Self { Self() }
    /// The user must confirm the object.
    open class func confirmationRequired(with toConfirm: INObject?) -> Self { Self() }
}

/// How a handler resolved a case of an enumeration.
open class INEnumResolutionResult: INIntentResolutionResult {
    /// The case is resolved.
    open class func success(with resolved: Int) -> Self { Self() }
    /// The user must confirm the case.
    open class func confirmationRequired(with toConfirm: Int) -> Self { Self() }
}
