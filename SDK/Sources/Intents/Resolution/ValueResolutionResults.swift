// How a handler resolved values of the system's types.

public import CoreLocation

/// How a handler resolved a Boolean.
open class INBooleanResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: Bool) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [Bool]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: Bool?) -> Self { Self() }
}

/// How a handler resolved an integer.
open class INIntegerResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: Int) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [Int]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: Int?) -> Self { Self() }
}

/// How a handler resolved a number.
open class INDoubleResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: Double) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [Double]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: Double?) -> Self { Self() }
}

/// How a handler resolved a string.
open class INStringResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: String) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [String]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: String?) -> Self { Self() }
}

/// How a handler resolved the components of a date.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: DateComponents) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [DateComponents]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: DateComponents?) -> Self { Self() }
}

/// How a handler resolved a URL.
open class INURLResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: URL) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [URL]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: URL?) -> Self { Self() }
}

/// How a handler resolved a time interval.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: TimeInterval) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [TimeInterval]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: TimeInterval?) -> Self { Self() }
}

/// How a handler resolved a phrase with its pronunciation.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: INSpeakableString) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [INSpeakableString]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: INSpeakableString?) -> Self { Self() }
}

/// How a handler resolved a person.
open class INPersonResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: INPerson) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [INPerson]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: INPerson?) -> Self { Self() }
}

/// How a handler resolved a file.
open class INFileResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: INFile) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [INFile]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: INFile?) -> Self { Self() }
}

/// How a handler resolved a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: CLPlacemark) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [CLPlacemark]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: CLPlacemark?) -> Self { Self() }
}

/// How a handler resolved a range of dates.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    /// The value is resolved.
    open class func success(with resolved: INDateComponentsRange) -> Self { Self() }
    /// The user must choose one of several values.
    open class func disambiguation(with toDisambiguate: [INDateComponentsRange]) -> Self { Self() }
    /// The user must confirm the value.
    open class func confirmationRequired(with toConfirm: INDateComponentsRange?) -> Self { Self() }
}
