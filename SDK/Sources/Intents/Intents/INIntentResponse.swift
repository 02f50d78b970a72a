/// The response of an intent's handler; the responses of `.intentdefinition` files inherit it.
open class INIntentResponse: NSObject {
    /// The activity that the app continues.
    ///
    /// No effect here: a plugin has no app.
    open var userActivity: NSUserActivity?
}
