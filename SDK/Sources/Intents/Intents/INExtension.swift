/// Gives each intent the object that handles it.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// The object that handles an intent.
    func handler(for intent: INIntent) -> Any?
}

/// The entry of an extension for intents.
open class INExtension: NSObject, INIntentHandlerProviding {
    /// The extension itself.
    open func handler(for intent: INIntent) -> Any? { self }
}
