/// A thing of an app's own, as a handler found it.
open class INObjectResolutionResult: INIntentResolutionResult {
    /// The thing is right.
    open class func success(with resolved: INObject) -> Self { Self() }
    /// One of several things is meant.
    open class func disambiguation(with toDisambiguate: [INObject]) -> Self { Self() }
    /// The thing must be confirmed.
    open class func confirmationRequired(with toConfirm: INObject?) -> Self { Self() }
}

/// A case of an enumeration, as a handler found it.
open class INEnumResolutionResult: INIntentResolutionResult {
    /// The case is right.
    open class func success(with resolved: Int) -> Self { Self() }
    /// The case must be confirmed.
    open class func confirmationRequired(with toConfirm: Int) -> Self { Self() }
}
