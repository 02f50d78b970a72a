/// Provides the objects that handle intents.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// Returns the object that handles an intent; `nil` if it is not handled.
    func handler(for intent: INIntent) -> Any?
}

/// The principal class of an Intents extension.
open class INExtension: NSObject, INIntentHandlerProviding {
    /// Returns the object that handles an intent; the extension itself unless overridden.
    open func handler(for intent: INIntent) -> Any? { self }
}
