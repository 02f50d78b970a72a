/// What a handler says of a parameter's value.
///
/// Differs from Apple: no host asks a handler yet.
open class INIntentResolutionResult: NSObject {
    /// Creates a result.
    public required override init() { super.init() }

    /// A value must be asked for.
    open class func needsValue() -> Self { Self() }
    /// There need be no value.
    open class func notRequired() -> Self { Self() }
    /// The value cannot be used.
    open class func unsupported() -> Self { Self() }
}
