/// How a handler resolved the value of a parameter.
///
/// Differs from Apple: hosts ask handlers for options, and never to resolve a value.
open class INIntentResolutionResult: NSObject {
    /// Creates a result.
    public required override init() { super.init() }

    /// The user must be asked for a value.
    open class func needsValue() -> Self { Self() }
    /// No value is required.
    open class func notRequired() -> Self { Self() }
    /// The value is not supported.
    open class func unsupported() -> Self { Self() }
}
