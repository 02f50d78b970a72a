// What a handler says of values of the system's types.

public import CoreLocation

/// A value that is true or false, as a handler found it.
open class INBooleanResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: Bool) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [Bool]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: Bool?) -> Self { Self() }
}

/// A whole number, as a handler found it.
open class INIntegerResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: Int) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [Int]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: Int?) -> Self { Self() }
}

/// A number, as a handler found it.
open class INDoubleResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: Double) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [Double]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: Double?) -> Self { Self() }
}

/// A text, as a handler found it.
open class INStringResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: String) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [String]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: String?) -> Self { Self() }
}

/// A date, as a handler found it.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: DateComponents) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [DateComponents]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: DateComponents?) -> Self { Self() }
}

/// A URL, as a handler found it.
open class INURLResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: URL) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [URL]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: URL?) -> Self { Self() }
}

/// A duration, as a handler found it.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: TimeInterval) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [TimeInterval]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: TimeInterval?) -> Self { Self() }
}

/// A text with its sound, as a handler found it.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: INSpeakableString) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [INSpeakableString]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: INSpeakableString?) -> Self { Self() }
}

/// A person, as a handler found it.
open class INPersonResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: INPerson) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [INPerson]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: INPerson?) -> Self { Self() }
}

/// A file, as a handler found it.
open class INFileResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: INFile) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [INFile]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: INFile?) -> Self { Self() }
}

/// A place, as a handler found it.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: CLPlacemark) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [CLPlacemark]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: CLPlacemark?) -> Self { Self() }
}

/// A time between dates, as a handler found it.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    /// The value is right.
    open class func success(with resolved: INDateComponentsRange) -> Self { Self() }
    /// One of several values is meant.
    open class func disambiguation(with toDisambiguate: [INDateComponentsRange]) -> Self { Self() }
    /// The value must be confirmed.
    open class func confirmationRequired(with toConfirm: INDateComponentsRange?) -> Self { Self() }
}
